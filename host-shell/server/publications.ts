import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import {
  publicationText,
  publish,
  readAudience,
  readBuiltRemote,
  RegistryError,
  type AudienceWords,
  type RegistryStore,
} from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mayPublish, refuse, requireTeam } from './publishing-teams';
import { unpackRemote } from './unpack-remote';

const PATH = '/publish';
/** Maximum archive size: our largest remote is a tenth of it. */
const MAX_BYTES = 25 * 1024 * 1024;

const words = z.optional(z.string().check(z.maxLength(2000)));

const Query = z.object({
  by: z.optional(z.string().check(z.maxLength(100))),
  reason: z.optional(z.string().check(z.maxLength(500))),
  // Audience, in the syntax of the command.
  share: words,
  countries: words,
  offices: words,
  roles: words,
  people: words,
  force: z.optional(z.literal('yes')),
});

export interface PublicationsOptions {
  store: RegistryStore;
  /** File of the teams and their tokens; absent: nothing is accepted. */
  tokens: string | undefined;
  /** Stored settings of remotes, which a version must accept. */
  settings: () => readonly RemoteSettings[];
}

/**
 * Accepts archives of built remotes from teams with a token and publishes them as `comptoir-remotes publish` does: same
 * gate, signed here, recorded in the registry's history.
 */
export async function servePublications(
  server: FastifyInstance,
  { store, tokens, settings }: PublicationsOptions,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/gzip',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    requireTeam(scope, tokens);
    scope.post(PATH, async ({ team, body, query, log }, reply) => {
      const parsed = z.safeParse(Query, query);
      if (!team || !Buffer.isBuffer(body) || !parsed.success) {
        return refuse(reply, 400, 'Send the archive (application/gzip), and say shortly who (by) and why (reason).');
      }
      const { by, reason, force, ...words } = parsed.data;
      const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-publication-'));
      try {
        await unpackRemote(body, folder);
        const { descriptor } = await readBuiltRemote(folder);
        if (!mayPublish(team, descriptor.name)) {
          const sentence = `The token of ${team.team} may publish ${team.remotes.join(', ')}, and not ${descriptor.name}.`;
          return await refuse(reply, 403, sentence);
        }
        const who = by === undefined ? team.team : `${team.team}: ${by}`;
        const publication = await publish(store, folder, {
          by: who,
          team: { name: team.team, key: team.sha256.slice(0, 12) },
          settings: settings(),
          ...audienceOf(words),
          ...(reason !== undefined && { reason, force: force === 'yes' }),
        });
        const { name, version } = descriptor;
        log.warn({ team: team.team, by, remote: name, version }, 'A remote was published over HTTP');
        const message = publicationText(publication);
        return await reply.send({ message, name, version });
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        return await refuse(reply, 422, error.message.replaceAll(`${folder}${path.sep}`, ''));
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
}

function audienceOf(words: AudienceWords) {
  const audience = readAudience(words);
  return audience && { audience };
}
