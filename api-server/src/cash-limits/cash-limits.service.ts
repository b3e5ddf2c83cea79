import type { CashLimit, CashLimits } from '@comptoir/api-contract/cash-limits';
import { minorText } from '@comptoir/api-contract/money';
import { requireOffice } from '../access/requested-office';
import { findActiveCollectors } from '../access/active-collectors';
import type { Reach } from '../access/reach';
import { refused, refusedAt, refusedAtEach } from '../api-error';
import { trackChange } from '../audit/track-change';
import { lockOffice, type OfficeState } from '../books/journal.repository';
import type { Connection, WriteTransaction } from '../database/database';
import { requireVersion } from '../http/entity-tag';
import { settlePassedLimits, notifyOfPassedLimits } from '../inbox/cash-limits.repository';
import type { Change, WithBody } from '../records/change';
import type { Versioned } from '../results';
import { accountOf, findVaultAndHands, findLimits, findPassed, saveLimit } from './cash-limits.repository';

interface OfOffice {
  params: { officeId: string };
}

/** @throws {ApiError} 404 */
export async function cashLimits(
  connection: Connection,
  { reach, params: { officeId } }: { reach: Reach } & OfOffice,
): Promise<Versioned<CashLimits>> {
  await requireOffice(connection, reach, officeId);
  return findLimits(connection, officeId);
}

/** @throws {ApiError} 404, 412, `custody-off`, `collector-unknown` */
export async function setCashLimits(
  change: Change & OfOffice & WithBody<CashLimits> & { expectedVersion: number | undefined },
): Promise<Versioned<CashLimits>> {
  const { transaction, person, params, body, expectedVersion } = change;
  const { officeId } = params;
  await cashLimits(transaction, change);
  const books = await lockOffice(transaction, officeId, []);
  const before = await findLimits(transaction, officeId);
  requireVersion(before.version, expectedVersion);
  if (!books.hasCustody) throw refused('custody-off');
  const own = body.limits.flatMap(({ holder, userId }) => (holder === 'COLLECTOR' ? (userId ?? []) : []));
  const known = await findActiveCollectors(transaction, officeId, own);
  if (own.some((id) => !known.has(id))) throw refusedAt('limits', 'collector-unknown');
  const replaced = replacedLimits(before.limits, body.limits);
  for (const limit of replaced) await saveLimit(transaction, officeId, limit);
  await settlePassedLimits(transaction, officeId, replaced.map(asPlace));
  const after = await findLimits(transaction, officeId);
  await notifyOfReplacedLimits(transaction, officeId, { replaced, books, version: after.version });
  await trackChange(transaction, {
    by: person,
    entity: 'office',
    entityId: officeId,
    officeId,
    before: { cashLimits: before.limits },
    after: { cashLimits: after.limits },
  });
  return after;
}

/**
 * Checks that collectors may get new collections. `fields` names the fields of each.
 *
 * @throws {ApiError} `limit-exceeded`
 */
export async function requireAssignable(
  transaction: WriteTransaction,
  officeId: string,
  fields: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [id, values] of await aboveMaximum(transaction, officeId, [...fields.keys()])) {
    throw refusedAtEach(fields.get(id) ?? [], 'limit-exceeded', values);
  }
}

/** Collectors, of some or all of an office, with more cash in hand than allowed: values of `limit-exceeded`. */
export async function aboveMaximum(connection: Connection, officeId: string, userIds?: readonly string[]) {
  const passed = userIds?.length === 0 ? [] : await findPassed(connection, officeId, userIds);
  return new Map(
    passed.flatMap(({ id, name, currency, held, maxMinor: most }) =>
      most !== null && held > most
        ? [[id, { name, currency, held: minorText(held), most: minorText(most) }] as const]
        : [],
    ),
  );
}

/** Limits that differ; removed ones have no amounts. */
function replacedLimits(before: readonly CashLimit[], after: readonly CashLimit[]): CashLimit[] {
  const previous = new Map(before.map((limit) => [textOf(limit), limit]));
  const changed = after.filter((limit) => {
    const old = previous.get(textOf(limit));
    return !old || old.warn !== limit.warn || old.max !== limit.max;
  });
  const remaining = new Set(after.map(textOf));
  const removed = before.filter((limit) => !remaining.has(textOf(limit)));
  return [...changed, ...removed.map((limit) => ({ ...limit, warn: null, max: null }))];
}

function textOf(limit: CashLimit): string {
  return `${accountOf(limit)} ${limit.currency}`;
}

function asPlace(limit: CashLimit) {
  return { account: accountOf(limit), currency: limit.currency };
}

/** Notifies of cash that is above a new limit, as if it had just risen. */
async function notifyOfReplacedLimits(
  transaction: WriteTransaction,
  officeId: string,
  { replaced, books, version }: { replaced: readonly CashLimit[]; books: OfficeState; version: number },
): Promise<void> {
  const tills = [...books.balances].map(([currency, minor]) => ({ account: 'CASH' as const, currency, minor }));
  const holdings = [...tills, ...(await findVaultAndHands(transaction, officeId))];
  const isReplaced = new Set(replaced.map(textOf));
  const changes = holdings
    .filter(({ account, currency }) => {
      const [name] = account.split(':');
      return isReplaced.has(`${account} ${currency}`) || isReplaced.has(`${name} ${currency}`);
    })
    .map(({ account, currency, minor }) => ({ account, currency, before: 0n, after: minor }));
  await notifyOfPassedLimits(transaction, officeId, changes, `limits-${version}`);
}
