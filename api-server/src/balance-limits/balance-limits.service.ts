import type { BalanceLimits } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { requireOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { Connection } from '../database/database';
import { requireVersion } from '../http/entity-tag';
import { settleLowBalance, watchBalances } from '../inbox/low-balance.repository';
import type { Change, WithBody } from '../records/change';
import type { Versioned } from '../results';
import { findLimits, lockBalances, saveLimit } from './balance-limits.repository';

interface OfOffice {
  params: { officeId: string };
}

/** @throws {ApiError} 404 */
export async function balanceLimits(
  connection: Connection,
  { reach, params: { officeId } }: { reach: Reach } & OfOffice,
): Promise<Versioned<BalanceLimits>> {
  await requireOffice(connection, reach, officeId);
  return findLimits(connection, officeId);
}

/** @throws {ApiError} 404, 412 */
export async function setBalanceLimits(
  change: Change & OfOffice & WithBody<BalanceLimits> & { expectedVersion: number | undefined },
): Promise<Versioned<BalanceLimits>> {
  const { transaction, person, params, body, expectedVersion } = change;
  const { officeId } = params;
  await balanceLimits(transaction, change);
  const balances = await lockBalances(transaction, officeId);
  const before = await findLimits(transaction, officeId);
  requireVersion(before.version, expectedVersion);
  for (const currency of CURRENCY_CODES) {
    const amountIn = ({ limits }: BalanceLimits) => limits.find((limit) => limit.currency === currency)?.amount;
    if (amountIn(before) === amountIn(body)) continue;
    await saveLimit(transaction, officeId, currency, amountIn(body));
    await settleLowBalance(transaction, officeId, currency);
  }
  const after = await findLimits(transaction, officeId);
  await watchBalances(transaction, officeId, balances);
  await trackChange(transaction, {
    by: person,
    entity: 'office',
    entityId: officeId,
    officeId,
    before: { balanceLimits: before.limits },
    after: { balanceLimits: after.limits },
  });
  return after;
}
