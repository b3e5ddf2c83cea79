import type { Command } from 'commander';

export interface CommandContext {
  /** Folder of the remote. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

/** Adds one command of `comptoir-remote` to the program. */
export type AddCommand = (program: Command, context: CommandContext) => void;
