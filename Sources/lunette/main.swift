import Glibc
import LunetteCommand

exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
