/** What a command has at hand. */
export interface CommandContext {
  /** Folder of the remote. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

/** One word of `comptoir-remote`. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  run: (args: string[], context: CommandContext) => Promise<void>;
}
