import { NOTICE_SECRET_HEADER, type CrashNotice } from '@comptoir/api-contract/crash-notices';
import type { RegistryRecord, RegistryStore } from '@comptoir/remote-registry';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiCall } from '../api-call';
import { ownsRemote, readTeams, type PublishingTeam } from '../publishing-teams';
import type { FailureGroup } from './failure-groups';
import { frameMapper } from './mapped-frames';

/** Number of reported versions to remember; the API notifies each team once. */
const REMEMBERED = 500;

export interface CrashNoticesOptions {
  store: RegistryStore;
  registry: () => Promise<RegistryRecord>;
  /** File of the teams; absent: no team has an address. */
  tokens: string | undefined;
  /** Absent: no team is notified. */
  api: { call: ApiCall; secret: string } | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Reports the first failure of each version to the API, which notifies its team. */
export function crashNotices({ store, registry, tokens, api, log }: CrashNoticesOptions) {
  const notified = new Set<string>();
  const map = frameMapper(store);

  async function tell(failure: FailureGroup): Promise<void> {
    if (tokens === undefined || !api) return;
    const { remote, version, reason, message, frames } = failure;
    const owner = (await registry()).remotes[remote]?.owner;
    const team = (await readTeams(tokens)).find((each) => each.notify !== undefined && ownsRemote(each, remote, owner));
    const to = team && addressOf(team);
    if (!to) return;
    const stack = await Promise.all(frames.map((frame) => map(`${remote}/${version}`, frame)));
    const body: CrashNotice = { team: team.team, to, remote, version, reason, message, stack };
    const { status } = await api.call('/api/crash-notices', {
      method: 'POST',
      headers: { [NOTICE_SECRET_HEADER]: api.secret },
      body,
    });
    if (status !== 204) throw new Error(`The API answered ${status}`);
  }

  return (failure: FailureGroup): void => {
    const key = `${failure.remote} ${failure.version}`;
    if (notified.has(key)) return;
    notified.add(key);
    const [oldest] = notified;
    if (notified.size > REMEMBERED && oldest !== undefined) notified.delete(oldest);
    tell(failure).catch((cause: unknown) => {
      // The next failure of the version tries again.
      notified.delete(key);
      log.error({ err: cause, remote: failure.remote }, 'The team of a remote could not be notified of a crash');
    });
  };
}

function addressOf({ notify = '', sha256 }: PublishingTeam): CrashNotice['to'] | undefined {
  // The team derives the key from its token.
  return /^https?:/.test(notify) ? { webhook: notify, key: sha256 } : { mail: notify };
}
