import { userInfo } from 'node:os';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { Refusal } from '../refusal';
import { messageOf, teamRequest } from '../team-request';
import type { AddCommand, CommandContext } from './command';

interface ChangeOptions {
  reason: string;
  at?: string;
  by?: string;
  retire?: true;
}

interface Change extends ChangeOptions {
  action: 'rollback' | 'halt' | 'promote';
  remote: string;
  to?: string | undefined;
}

const View = z.object({ revision: z.int() });

/** Commands that change the published versions of the team's own remotes. */
export const addTeamChanges: AddCommand = (program, context) => {
  withOptions(program.command('rollback <remote> [version]'))
    .description('make the version before, or the given one, live')
    .option('--retire', 'take the remote out of the product if it has no version before')
    .action((remote: string, to: string | undefined, options: ChangeOptions) =>
      sendChange({ action: 'rollback', remote, to, ...options }, context),
    );
  withOptions(program.command('halt <remote>'))
    .description('take back the version that an audience has')
    .action((remote: string, options: ChangeOptions) => sendChange({ action: 'halt', remote, ...options }, context));
  withOptions(program.command('promote <remote>'))
    .description('show everybody the version that an audience has')
    .action((remote: string, options: ChangeOptions) => sendChange({ action: 'promote', remote, ...options }, context));
};

function withOptions(command: Command): Command {
  return command
    .requiredOption('--reason <reason>', 'for the history')
    .option('--by <name>', 'author in the history (default: the user of this machine)')
    .option('--at <address>', 'deployment, with PUBLISH_TOKEN (default: the one in .npmrc)');
}

/** @throws Refusal with the deployment's message */
async function sendChange(change: Change, { folder, environment, print }: CommandContext): Promise<void> {
  const { action, remote, to, reason, at, by = userInfo().username, retire = false } = change;
  if (!/^[a-z0-9-]+$/.test(remote)) throw new Refusal(`${remote} is not the name of a remote.`);
  const request = { to: at, folder, environment };
  // Lets the deployment refuse the change if the remote changed meanwhile.
  const { revision } = z.parse(View, await teamRequest(`/publish/${remote}`, request));
  const answer = await teamRequest(`/publish/${remote}/${action}`, {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, reason, by, retire, revision }),
  });
  print(messageOf(answer) ?? `${action} of ${remote} is done.`);
}
