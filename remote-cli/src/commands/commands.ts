import { Refusal } from '../refusal';
import { buildCommand } from './build.command';
import { checkCommand } from './check.command';
import type { Command, CommandContext } from './command';
import { createCommand } from './create.command';
import { describeCommand } from './describe.command';
import { devCommand } from './dev.command';
import { previewCommand } from './preview.command';
import { publishCommand } from './publish.command';

const commands: ReadonlyMap<string, Command> = new Map([
  ['create', createCommand],
  ['dev', devCommand],
  ['check', checkCommand],
  ['build', buildCommand],
  ['describe', describeCommand],
  ['preview', previewCommand],
  ['publish', publishCommand],
]);

const usage = `comptoir-remote <command>

${[...commands.values()].map((command) => `  ${command.usage}`).join('\n\n')}
`;

/** Runs `comptoir-remote` with its arguments. @throws Refusal that says what is wrong */
export async function runCommand([name = '', ...args]: string[], context: CommandContext): Promise<void> {
  const command = commands.get(name);
  if (!command) throw new Refusal(usage);
  await command.run(args, context);
}
