import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const Team = z.object({
  team: z.string().check(z.minLength(1)),
  /** Hash of the token in hexadecimal digits: read access to the file does not allow publishing. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Names of its remotes; `fleet-*` matches all that begin with `fleet-`. */
  remotes: z.array(z.string()).check(z.minLength(1)),
});

export type PublishingTeam = z.infer<typeof Team>;

/** Team of a bearer token. The file is read each time, so that a new team needs no restart. */
export async function teamOf(file: string, authorization: string | undefined): Promise<PublishingTeam | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const teams = z.parse(z.array(Team), JSON.parse(await readFile(file, 'utf8')));
  const hash = createHash('sha256').update(token).digest();
  return teams.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash));
}

export function mayPublish({ remotes }: PublishingTeam, name: string): boolean {
  return remotes.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
}
