import { Command } from 'commander';
import { addBackup } from './backup.command';
import type { CommandCall } from './command';
import { addMigrate } from './migrate.command';
import { addRemoveSecondSteps } from './remove-second-steps.command';
import { addRestore } from './restore.command';
import { addRotateKey } from './rotate-key.command';
import { addRotateServiceKey } from './rotate-service-key.command';
import { addVerifyBooks } from './verify-books.command';

const COMMANDS = [
  addVerifyBooks,
  addMigrate,
  addBackup,
  addRestore,
  addRotateKey,
  addRotateServiceKey,
  addRemoveSecondSteps,
];

/**
 * Returns the exit code of the process.
 *
 * @throws {CommanderError} for wrong arguments, or after help
 * @throws {StartError} if it fails
 */
export async function runCommand(args: readonly string[], call: CommandCall): Promise<number> {
  const program = new Command('comptoir').exitOverride().configureOutput({ outputError: () => undefined });
  let code = 0;
  const fail = () => void (code = 1);
  for (const add of COMMANDS) add({ program, call, fail });
  await program.parseAsync(args, { from: 'user' });
  return code;
}
