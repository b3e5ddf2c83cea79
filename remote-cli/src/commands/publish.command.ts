import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AUDIENCE_OPTIONS, openStore, publish, readAudience, type AudienceWords } from '@comptoir/remote-registry';
import { create } from 'tar';
import { deploymentOf } from '../deployment';
import { Refusal } from '../refusal';
import { messageOf, teamRequest } from '../team-request';
import type { AddCommand, CommandContext } from './command';

interface PublishOptions extends AudienceWords {
  to?: string;
  by?: string;
  reason?: string;
  force?: true;
}

export const addPublish: AddCommand = (program, context) => {
  const command = program
    .command('publish [build]')
    .description(
      'make a build (default: dist) the live version; with an audience, for it alone until promoted or halted',
    )
    .option('--to <place>', 'deployment, with PUBLISH_TOKEN, or folder of a registry (default: deployment in .npmrc)')
    .option('--by <name>', 'author in the history (default: the user of this machine)')
    .option('--reason <reason>', 'for the history')
    .option('--force', 'also a number below a published one; requires --reason')
    .action((build: string | undefined, options: PublishOptions) => publishBuild(build ?? 'dist', options, context));
  for (const [flags, description] of AUDIENCE_OPTIONS) command.option(flags, description);
};

async function publishBuild(build: string, options: PublishOptions, context: CommandContext): Promise<void> {
  const built = path.resolve(context.folder, build);
  if (!existsSync(path.join(built, 'remote.json'))) {
    throw new Refusal(`${built} contains no built remote: run "comptoir-remote build" first.`);
  }
  const {
    to = await deploymentOf(context.folder),
    by = userInfo().username,
    force = false,
    reason,
    ...words
  } = options;
  if (to === undefined) throw new Refusal('Missing target: --to https://comptoir.example, or --to <folder>');
  if (force && reason === undefined) throw new Refusal('--force needs a --reason');
  if (/^https?:/.test(to)) {
    return send(built, to, { by, reason, force: force ? 'yes' : undefined, ...words }, context);
  }
  const audience = readAudience(words);
  const settings = { by, force, ...(reason !== undefined && { reason }), ...(audience && { audience }) };
  const { published } = await publish(await openStore(to, context.environment), built, settings);
  context.print(`Published ${published.version} in ${to}.`);
}

/** @throws Refusal with the deployment's message */
async function send(
  built: string,
  to: string,
  query: Readonly<Record<string, string | undefined>>,
  { folder, environment, print }: CommandContext,
): Promise<void> {
  const address = new URLSearchParams();
  for (const [word, text] of Object.entries(query)) if (text !== undefined) address.set(word, text);
  const answer = await teamRequest(`/publish?${address.toString()}`, {
    to,
    folder,
    environment,
    method: 'POST',
    headers: { 'content-type': 'application/gzip' },
    body: new Uint8Array(await archiveOf(built)),
  });
  print(messageOf(answer) ?? `Published at ${to}.`);
}

function archiveOf(folder: string): Promise<Buffer> {
  return readdir(folder).then((files) => buffer(create({ cwd: folder, gzip: true, portable: true }, files)));
}
