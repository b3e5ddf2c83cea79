import { Command } from 'commander';
import { addBuild } from './build.command';
import { addCheck } from './check.command';
import type { CommandContext } from './command';
import { addCreate } from './create.command';
import { addDescribe } from './describe.command';
import { addDev } from './dev.command';
import { addFailures } from './failures.command';
import { addPreview } from './preview.command';
import { addPublish } from './publish.command';
import { addTeamChanges } from './team-change.command';

const COMMANDS = [
  addCreate,
  addDev,
  addCheck,
  addBuild,
  addDescribe,
  addPreview,
  addPublish,
  addFailures,
  addTeamChanges,
];

/** @throws {Refusal} with the reason */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const program = new Command('comptoir-remote');
  for (const add of COMMANDS) add(program, context);
  await program.parseAsync(args, { from: 'user' });
}
