import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TEAM_ACTIONS } from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

const Team = z.object({
  team: z.string().check(z.minLength(1)),
  /** Hash of the token in hexadecimal digits: read access to the file does not allow publishing. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Names of its remotes; `fleet-*` matches all that begin with `fleet-`. */
  remotes: z.array(z.string()).check(z.minLength(1)),
  /** Changes of published versions that the token allows; absent: all. */
  may: z.optional(z.array(z.enum(TEAM_ACTIONS))),
  /** Mail address, or address of a webhook, for the first crash of a version. */
  notify: z.optional(z.string()),
});

export type PublishingTeam = z.infer<typeof Team>;

declare module 'fastify' {
  interface FastifyRequest {
    team?: PublishingTeam;
  }
}

/**
 * Admits requests with the token of a team only, which becomes `request.team`.
 * @param tokens file of the teams and their tokens; absent: nobody is admitted
 */
export function requireTeam(scope: FastifyInstance, tokens: string | undefined): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (tokens === undefined)
      return refuse(reply, 403, 'This deployment takes nothing over HTTP: it has no PUBLISH_TOKENS.');
    const team = await teamOf(tokens, request.headers.authorization).catch((cause: unknown) => {
      request.log.error({ err: cause }, `The teams in ${tokens} cannot be read`);
      return 'unreadable' as const;
    });
    if (team === 'unreadable')
      return refuse(reply, 503, 'The teams of PUBLISH_TOKENS cannot be read; the log says why.');
    if (!team) return refuse(reply, 401, 'The token is missing, or this deployment does not know it.');
    request.team = team;
  });
}

export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}

/** Team of a bearer token. The file is read each time, so that a new team needs no restart. */
async function teamOf(file: string, authorization: string | undefined): Promise<PublishingTeam | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const teams = await readTeams(file);
  const hash = createHash('sha256').update(token).digest();
  return teams.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash));
}

export function mayPublish({ remotes }: PublishingTeam, name: string): boolean {
  return remotes.some((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : own === name));
}

/** @throws Error if the file is missing or invalid */
export async function readTeams(file: string): Promise<PublishingTeam[]> {
  return z.parse(z.array(Team), JSON.parse(await readFile(file, 'utf8')));
}

/** True if the remote belongs to the team, or to nobody and the team may publish it. */
export function ownsRemote(team: PublishingTeam, name: string, owner: string | undefined): boolean {
  return mayPublish(team, name) && (owner ?? team.team) === team.team;
}
