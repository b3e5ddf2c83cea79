import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AUDIENCE_OPTIONS, openStore, publish, readAudience } from '@comptoir/remote-registry';
import { create } from 'tar';
import { deploymentOf } from '../deployment';
import { Refusal } from '../refusal';
import type { Command, CommandContext } from './command';

const OPTIONS = {
  to: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  force: { type: 'boolean' },
  ...AUDIENCE_OPTIONS,
} as const;

export const publishCommand: Command = {
  usage: `publish [<folder of the build>] [--to <deployment or folder>] [--by <who>] [--reason <why>] [--force]
        [--share 10%] [--countries MA,FR] [--offices <ids>] [--roles ADMIN] [--people <ids>]
    makes it the live version: of the deployment in .npmrc or --to, with the token of the team in PUBLISH_TOKEN, or of
    the registry in a folder; --share and so on: for these people only, until the platform team promotes or halts it;
    --force: also a number below one that is published, with its --reason`,
  run: async (args, context) => {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const built = path.resolve(context.folder, positionals[0] ?? 'dist');
    if (!existsSync(path.join(built, 'remote.json'))) {
      throw new Refusal(`${built} holds no built remote: run "comptoir-remote build" first.`);
    }
    const to = values.to ?? (await deploymentOf(context.folder));
    if (to === undefined) throw new Refusal('Say where to: --to https://comptoir.example, or --to <folder>');
    const { to: _to, by = userInfo().username, force = false, reason, ...words } = values;
    if (force && reason === undefined) throw new Refusal('--force needs a --reason');
    if (/^https?:/.test(to)) {
      return send(built, to, { by, reason, force: force ? 'yes' : undefined, ...words }, context);
    }
    const audience = readAudience(words);
    const options = { by, force, ...(reason !== undefined && { reason }), ...(audience && { audience }) };
    const { published } = await publish(await openStore(to, context.environment), built, options);
    context.print(`Published ${published.version} in ${to}.`);
  },
};

/** @throws Refusal in the deployment's own words */
async function send(
  built: string,
  to: string,
  said: Readonly<Record<string, string | undefined>>,
  { environment, print }: CommandContext,
): Promise<void> {
  const token = environment['PUBLISH_TOKEN'];
  if (!token) throw new Refusal('PUBLISH_TOKEN is missing: the token that the platform team gave to yours.');
  const address = new URL('/publish', to);
  for (const [word, text] of Object.entries(said)) if (text !== undefined) address.searchParams.set(word, text);
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(await archiveOf(built)),
  }).catch((cause: unknown) => {
    throw new Refusal(`${to} cannot be reached: ${String(cause instanceof Error ? (cause.cause ?? cause) : cause)}`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const message = messageOf(answer) ?? `${to} answered ${response.status}`;
  if (!response.ok) throw new Refusal(message);
  print(message);
}

function archiveOf(folder: string): Promise<Buffer> {
  return readdir(folder).then((files) => buffer(create({ cwd: folder, gzip: true, portable: true }, files)));
}

function messageOf(answer: unknown): string | undefined {
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isSaid && typeof answer.message === 'string' ? answer.message : undefined;
}
