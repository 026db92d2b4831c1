import DashpotCommands

SignalWatch.start()
await exitProcess(DashpotTool.run(in: .ofThisProcess()))
