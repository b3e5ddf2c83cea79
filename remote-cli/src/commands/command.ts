import type { Command } from 'commander';

export interface CommandContext {
  folder: string;
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

export type AddCommand = (program: Command, context: CommandContext) => void;
