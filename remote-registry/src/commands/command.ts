import { userInfo } from 'node:os';
import { InvalidArgumentError, type Command } from 'commander';
import { openStore } from '../open-store';
import { AUDIENCE_OPTIONS } from '../read-audience';
import type { RegistryStore } from '../store';

export interface CommandContext {
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

export interface CommandSetup extends CommandContext {
  program: Command;
  /**
   * Opens the registry from `--to` and `--by`.
   * @throws RegistryError
   */
  open: () => Promise<{ store: RegistryStore; by: string }>;
}

export type AddCommand = (setup: CommandSetup) => void;

export interface ReasonOption {
  reason?: string;
}

export function setup(program: Command, context: CommandContext): CommandSetup {
  program
    .option('--to <place>', 'registry: a folder, or s3://bucket/prefix (default: REMOTES_DIR, else ./remotes)')
    .option('--by <name>', 'author in the history (default: the user of this machine)');
  const open = async () => {
    const { to, by }: { to?: string; by?: string } = program.opts();
    const place = to ?? context.environment['REMOTES_DIR'] ?? 'remotes';
    return { store: await openStore(place, context.environment), by: by ?? userInfo().username };
  };
  return { ...context, program, open };
}

export function withAudience(command: Command): Command {
  for (const [flags, description] of AUDIENCE_OPTIONS) command.option(flags, description);
  return command;
}

export function stated(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It is empty.');
  return value;
}

export function withReason(command: Command): Command {
  return command.requiredOption('--reason <reason>', 'for the history', stated);
}
