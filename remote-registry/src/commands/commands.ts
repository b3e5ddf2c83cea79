import { Command } from 'commander';
import { addCheckShell } from './check-shell.command';
import { setup, type CommandContext } from './command';
import { addConsent } from './consent.command';
import { addDescribe } from './describe.command';
import { addHandOver } from './hand-over.command';
import { addList } from './list.command';
import { addPin } from './pin.command';
import { addPrune } from './prune.command';
import { addPublish } from './publish.command';
import { addRekey } from './rekey.command';
import { addRetire } from './retire.command';
import { addFlag, addRollout } from './rollout.command';
import { addRollback } from './rollback.command';
import { addToken } from './token.command';
import { addVerify } from './verify.command';

const COMMANDS = [
  addPublish,
  addDescribe,
  addList,
  addRollback,
  addPin,
  addRollout,
  addFlag,
  addRetire,
  addHandOver,
  addConsent,
  addRekey,
  addVerify,
  addPrune,
  addCheckShell,
  addToken,
];

/** @throws {CommanderError} for wrong arguments, or after help @throws RegistryError */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const program = new Command('comptoir-remotes').exitOverride().configureOutput({ outputError: () => undefined });
  const commands = setup(program, context);
  for (const add of COMMANDS) add(commands);
  await program.parseAsync(args, { from: 'user' });
}
