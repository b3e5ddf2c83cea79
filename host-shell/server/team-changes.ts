import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import {
  changeByTeam,
  RegistryError,
  StaleChangeError,
  TEAM_ACTIONS,
  teamView,
  type RegistryStore,
} from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { mayPublish, refuse, requireTeam, type PublishingTeam } from './publishing-teams';

const Change = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  to: z.optional(z.string().check(z.maxLength(100))),
  retire: z.optional(z.boolean()),
  /** Revision that the team saw, so that a repeated request changes nothing. */
  revision: z.int(),
});

const Action = z.enum(TEAM_ACTIONS);
const BODY_BYTES = 4 * 1024;

interface OfRemote {
  Params: { remote: string };
}

export interface TeamChangesOptions {
  store: RegistryStore;
  /** File of the teams; absent: nobody changes anything. */
  tokens: string | undefined;
  /** Decisions of the deployment on published versions. */
  decisions: () => readonly RemoteDecision[];
}

/** Lets a team roll back, halt and promote its own remotes. */
export async function takeTeamChanges(server: FastifyInstance, options: TeamChangesOptions): Promise<void> {
  const { store, tokens, decisions } = options;
  const decidedOn = (remote: string) => {
    const decided = decisions().filter((each) => each.remote === remote);
    const versions = (isWanted: (decision: RemoteDecision) => boolean) =>
      new Set(decided.filter((each) => isWanted(each)).map(({ version }) => version));
    return {
      demoted: versions(({ decision }) => decision === 'demoted'),
      limited: versions(({ share = 100 }) => share < 100),
    };
  };

  await server.register(async (scope) => {
    requireTeam(scope, tokens);
    scope.setErrorHandler<Error>((error, _request, reply) => {
      if (!(error instanceof RegistryError)) throw error;
      return refuse(reply, error instanceof StaleChangeError ? 409 : 422, error.message);
    });
    scope.get<OfRemote>('/publish/:remote', async ({ team, params: { remote } }, reply) => {
      if (!team || !mayPublish(team, remote)) return refuseOtherTeam(reply, team, remote);
      const rules = { team: keyOf(team), decided: decidedOn(remote) };
      const view = teamView(await store.read(), remote, rules);
      return reply.header('cache-control', 'no-store').send({ ...view, may: allowedTo(team) });
    });
    scope.post<{ Params: { remote: string; action: string } }>(
      '/publish/:remote/:action',
      { bodyLimit: BODY_BYTES },
      async (request, reply) => {
        const { team, params } = request;
        const { remote } = params;
        const { data: action } = z.safeParse(Action, params.action);
        if (!action) return reply.callNotFound();
        if (!team || !mayPublish(team, remote)) return refuseOtherTeam(reply, team, remote);
        if (!allowedTo(team).includes(action))
          return refuse(reply, 403, `The token of ${team.team} may not ${action}.`);
        const parsed = z.safeParse(Change, request.body);
        if (!parsed.success) return refuse(reply, 400, `Send JSON: the revision of /publish/${remote}, and a reason.`);
        const { by, to, reason, retire = false, revision } = parsed.data;
        const message = await changeByTeam(store, remote, {
          action,
          by: by === undefined ? team.team : `${team.team}: ${by}`,
          team: keyOf(team),
          reason,
          retire,
          ...(to !== undefined && { to }),
          revision,
          decided: decidedOn(remote),
        });
        request.log.warn({ team: team.team, by, remote, action, reason }, 'A team changed its remote over HTTP');
        return reply.send({ message });
      },
    );
  });
}

function keyOf({ team, sha256 }: PublishingTeam) {
  return { name: team, key: sha256.slice(0, 12) };
}

function allowedTo({ may }: PublishingTeam): readonly string[] {
  return may ?? TEAM_ACTIONS;
}

function refuseOtherTeam(reply: FastifyReply, team: FastifyRequest['team'], remote: string): FastifyReply {
  return refuse(reply, 403, `The token of ${team?.team ?? 'nobody'} is not for ${remote}.`);
}
