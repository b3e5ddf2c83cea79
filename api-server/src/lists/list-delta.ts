import type { Resource } from '@comptoir/api-contract/resources';
import { hash } from 'node:crypto';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { ChangedRow } from './changed-rows';
import { changesFrom, officeVersion, type OfficeVersion } from './list-changes.repository';
import type { ListDeltaText } from './delta-answers';
import type { LongList } from './list-answers';

/** Larger deltas cost more than the whole list, since rows are looked up one by one. */
const CHANGES_LIMIT = 500;

export interface FollowedList {
  connection: Connection;
  list: Resource;
  reach: Reach;
  page: { page: number; limit: number; after?: string | undefined; since?: string | undefined };
  /** Subset of the given records that is in the list. */
  changed(ids: readonly string[]): Promise<ChangedRow[]>;
  count(): Promise<number>;
}

/** Adds deltas to a list of one office that starts at its first row. */
export function followed(long: LongList, list: FollowedList): LongList {
  const { officeId } = list.reach;
  const { page, limit, after, since } = list.page;
  if (officeId === undefined || page !== 1 || after !== undefined) return long;
  return {
    ...long,
    state: async () => stateOf(await officeVersion(list.connection, list.list, officeId), long.key),
    changes: { limit, since, read: (known) => readDelta(list, { officeId, key: long.key, known }) },
  };
}

/** Version plus a digest of everything that must be equal for the changes to be complete. */
function stateOf({ version, raisedAt, shared }: OfficeVersion, key: string): string {
  return `${version}-${hash('sha256', [key, raisedAt, shared].join('\n'), 'base64url').slice(0, 27)}`;
}

interface ClientState {
  officeId: string;
  key: string;
  known: string;
}

/** Retries when the list changes during the read. */
const ATTEMPTS = 5;

/** Undefined if the changes are unknown. */
async function readDelta(list: FollowedList, known: ClientState): Promise<ListDeltaText | undefined> {
  const look = () => officeVersion(list.connection, list.list, known.officeId);
  let now = await look();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const ids = await changedSince(list, known, now);
    const total = ids && (await list.count());
    if (ids === undefined || total === undefined || total > list.page.limit) return undefined;
    const rows = ids.length > 0 ? await list.changed(ids) : [];
    // Versions are raised transactionally: an unchanged version proves a consistent read.
    const after = await look();
    const version = stateOf(now, known.key);
    if (version === stateOf(after, known.key)) return { version, total, text: jsonOf(rows, ids) };
    now = after;
  }
  return undefined;
}

/** Undefined if versions are missing, or the state belongs to another list. */
async function changedSince(
  { connection, list }: FollowedList,
  { officeId, key, known }: ClientState,
  now: OfficeVersion,
): Promise<string[] | undefined> {
  const version = Number(/^(\d{1,9})-/.exec(known)?.[1] ?? Infinity);
  if (version > now.version || now.version - version > CHANGES_LIMIT) return undefined;
  if (known === stateOf(now, key)) return [];
  const kept = await changesFrom(connection, { list, officeId, version });
  const [base, changes] = version === 0 ? [{ version, raisedAt: '' }, kept] : [kept[0], kept.slice(1)];
  const hasGap = base?.version !== version || changes.length < now.version - version;
  if (hasGap || known !== stateOf({ ...base, shared: now.shared }, key)) return undefined;
  return [...new Set(changes.map(({ recordId }) => recordId))];
}

function jsonOf(rows: readonly ChangedRow[], ids: readonly string[]): string {
  const there = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !there.has(id));
  const changed = rows.map(({ after, json }) => `{"after":${JSON.stringify(after)},"row":${json}}`);
  return `{"rows":[${changed.join(',\n')}],"gone":${JSON.stringify(gone)}}`;
}
