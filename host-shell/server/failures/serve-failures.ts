import type { RegistryRecord, RegistryStore } from '@comptoir/remote-registry';
import { BROWSER_MAP, getParser } from 'bowser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markOf } from '../../src/session/cohort';
import { cohortOf } from '../cohort';
import { ownsRemote, refuse, requireTeam } from '../publishing-teams';
import type { FailureGroup } from './failure-groups';
import { openFailureStore, type FailureStore } from './failure-store';
import { frameMapper } from './mapped-frames';
import { maskMessage } from './mask-message';
import { framesOf, ReportedError, type Frame } from './reported-error';

const FAILURES_PATH = '/reports/failures';
const BODY_BYTES = 16 * 1024;
/** Reports are unauthenticated, and addresses of clients are not known behind a proxy. */
const REPORTS_A_MINUTE = { remote: 30, together: 120 };
/** Files of code whose words a message may contain, and bytes read of each. */
const CODE = { files: 3, bytes: 2 * 1024 * 1024 };

export interface FailuresOptions {
  store: RegistryStore;
  registry: () => Promise<RegistryRecord>;
  /** Folder that page servers share; absent: memory only. */
  keptIn: string | undefined;
  /** File of the teams; without it, teams cannot read failures. */
  tokens: string | undefined;
  /** True if the person with this header sees the page Platform. */
  mayRead: (authorization: string) => Promise<boolean>;
  /** Called with each failure. */
  notify: (failure: FailureGroup) => void;
}

/** Takes errors of published versions from pages, and answers them with mapped stacks: to the team, and to Platform. */
export async function serveFailures(server: FastifyInstance, options: FailuresOptions): Promise<void> {
  const stored = openFailureStore(options.keptIn, (cause) =>
    server.log.error({ err: cause }, 'Failures of remotes could not be kept for the next start'),
  );
  server.addHook('onClose', stored.flush);
  await server.register(async (scope) => takeFailures(scope, options, stored));
  await server.register(async (scope) => answerToTeam(scope, options, stored));
  answerToPlatform(server, options, stored);
}

function takeFailures(scope: FastifyInstance, { store, registry, notify }: FailuresOptions, kept: FailureStore): void {
  const admits = admission();
  scope.post(FAILURES_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { success, data: failure } = ReportedError.safeParse(request.body);
    if (!success) return refuse(reply, 400, 'This is no report of a failure.');
    const published = (await registry()).remotes[failure.remote]?.versions;
    const files = published?.find(({ version }) => version === failure.version)?.integrity ?? {};
    const frames = framesOf(failure).filter(({ file }) => Object.hasOwn(files, file));
    if (frames.length === 0) return reply.code(204).send();
    if (!admits(failure.remote)) return refuse(reply.header('retry-after', '60'), 429, 'Too many reports.');
    const group = await groupOf(store, request, failure, frames);
    kept.add(group);
    notify(group);
    return reply.code(204).send();
  });
}

function answerToTeam(scope: FastifyInstance, { store, registry, tokens }: FailuresOptions, kept: FailureStore): void {
  requireTeam(scope, tokens);
  scope.get('/publish/failures', async ({ team }, reply: FastifyReply) => {
    const { remotes } = await registry();
    const isOfTeam = ({ remote, version }: FailureGroup) => {
      const known = remotes[remote];
      if (!team || !known || !ownsRemote(team, remote, known.owner)) return false;
      return known.versions.some((each) => each.version === version);
    };
    return sendFailures(reply, store, (await kept.all()).filter(isOfTeam));
  });
}

/** Answers all failures to people who see the page Platform. */
function answerToPlatform(scope: FastifyInstance, { store, mayRead }: FailuresOptions, kept: FailureStore): void {
  scope.get(FAILURES_PATH, async ({ headers: { authorization } }, reply: FastifyReply) => {
    if (authorization === undefined) return refuse(reply, 401, 'Sign in to read failures.');
    if (!(await mayRead(authorization))) return refuse(reply, 403, 'You do not have access to this.');
    return sendFailures(reply, store, await kept.all());
  });
}

async function sendFailures(reply: FastifyReply, store: RegistryStore, groups: readonly FailureGroup[]) {
  const map = frameMapper(store);
  const newest = groups.toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1));
  const failures = newest.map(async ({ frames, offices, ...group }) => ({
    ...group,
    offices: offices.length,
    stack: await Promise.all(frames.map((frame) => map(`${group.remote}/${group.version}`, frame))),
  }));
  return reply.header('cache-control', 'no-store').send({ failures: await Promise.all(failures) });
}

async function groupOf(
  store: RegistryStore,
  request: FastifyRequest,
  { remote, version, reason, message }: ReportedError,
  frames: Frame[],
): Promise<FailureGroup> {
  const files = [...new Set(frames.map(({ file }) => file))].slice(0, CODE.files);
  const code = await Promise.all(
    files.map(async (file) => {
      const content = await store.readFile(`${remote}/${version}/${file}`);
      return Buffer.from(content?.subarray(0, CODE.bytes) ?? []).toString();
    }),
  );
  const cohort = cohortOf(request.headers.cookie);
  const at = new Date().toISOString();
  return {
    remote,
    version,
    reason,
    message: maskMessage(message, code),
    frames,
    reports: 1,
    offices: cohort?.office ? [markOf(cohort.office)] : [],
    browsers: browserOf(request.headers['user-agent']),
    firstAt: at,
    lastAt: at,
  };
}

/** Name and major version, of known browsers only: the header is the client's. */
function browserOf(userAgent: string | undefined): string[] {
  if (!userAgent) return [];
  const { name = '', version = '' } = getParser(userAgent).getBrowser();
  const [major = ''] = version.split('.');
  return Object.values(BROWSER_MAP).includes(name) && /^\d{1,4}$/.test(major) ? [`${name} ${major}`] : [];
}

function admission(): (remote: string) => boolean {
  let minute = 0;
  let together = 0;
  const counts = new Map<string, number>();
  return (remote) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      [minute, together] = [now, 0];
      counts.clear();
    }
    const count = (counts.get(remote) ?? 0) + 1;
    if (count > REPORTS_A_MINUTE.remote || together >= REPORTS_A_MINUTE.together) return false;
    counts.set(remote, count);
    together += 1;
    return true;
  };
}
