import Glibc
import LunetteCommand

exit(Command.main(CommandLine.unsafeArgv, count: CommandLine.argc).rawValue)
