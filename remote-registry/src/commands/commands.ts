import { RegistryError } from '../store';
import { checkShellCommand } from './check-shell.command';
import type { Command, CommandContext } from './command';
import { describeCommand } from './describe.command';
import { handOverCommand } from './hand-over.command';
import { listCommand } from './list.command';
import { pinCommand } from './pin.command';
import { pruneCommand } from './prune.command';
import { publishCommand } from './publish.command';
import { restoreCommand, retireCommand } from './retire.command';
import { flagCommand, haltCommand, promoteCommand } from './rollout.command';
import { rollbackCommand } from './rollback.command';
import { tokenCommand } from './token.command';
import { verifyCommand } from './verify.command';

const commands: ReadonlyMap<string, Command> = new Map([
  ['publish', publishCommand],
  ['describe', describeCommand],
  ['list', listCommand],
  ['rollback', rollbackCommand],
  ['pin', pinCommand],
  ['promote', promoteCommand],
  ['halt', haltCommand],
  ['flag', flagCommand],
  ['retire', retireCommand],
  ['restore', restoreCommand],
  ['hand-over', handOverCommand],
  ['verify', verifyCommand],
  ['prune', pruneCommand],
  ['check-shell', checkShellCommand],
  ['token', tokenCommand],
]);

const usage = `comptoir-remotes <command>

${[...commands.values()].map((command) => `  ${command.usage}`).join('\n\n')}

Everywhere:
  --to <place>   the registry: a folder, or s3://bucket/prefix (else REMOTES_DIR, else ./remotes)
  --by <name>    who does it, for the history (else the user of this machine)
`;

/** Runs `comptoir-remotes` with its arguments. @throws RegistryError that says what is wrong */
export async function runCommand([name = '', ...args]: string[], context: CommandContext): Promise<void> {
  const command = commands.get(name);
  if (!command) throw new RegistryError(usage);
  await command.run(args, context);
}
