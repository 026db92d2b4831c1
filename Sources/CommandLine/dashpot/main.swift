print("dashpot")
