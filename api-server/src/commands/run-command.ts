import { backup } from './backup.command';
import { UsageError, type CommandCall } from './command';
import { migrate } from './migrate.command';
import { restore } from './restore.command';
import { rotateKey } from './rotate-key.command';
import { verifyBooks } from './verify-books.command';

const COMMANDS = [verifyBooks, migrate, backup, restore, rotateKey];

export const USAGE = `Usage: comptoir <command>\n\n${COMMANDS.map(({ usage }) => `  ${usage}`).join('\n')}\n`;

/**
 * Returns the exit code of the process.
 *
 * @throws {UsageError} for an unknown command
 * @throws {StartError} if it fails
 */
export function runCommand(name: string, call: CommandCall): Promise<number> {
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) throw new UsageError(`Unknown command ${name}.`);
  return command.run(call);
}
