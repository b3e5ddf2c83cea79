import type { Config } from '../config/config';
import { StartError } from '../start-error';
import type { Output } from './output';
import { verifyBooksCommand } from './verify-books.command';

type Command = (config: Pick<Config, 'database'>, output: Output) => Promise<number>;

const COMMANDS = new Map<string, Command>([['verify-books', verifyBooksCommand]]);

/**
 * Runs a command of the server beside it, and answers the exit code of the process.
 *
 * @throws {StartError} `configuration` for a command that there is not
 */
export function runCommand(name: string, config: Pick<Config, 'database'>, output: Output): Promise<number> {
  const command = COMMANDS.get(name);
  if (!command) {
    throw new StartError(
      'configuration',
      `There is no command ${name}. The commands are: ${[...COMMANDS.keys()].join(', ')}.`,
    );
  }
  return command(config, output);
}
