import type { CashRules } from '@comptoir/api-contract/cash-rules';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { requireOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import { lockOffice } from '../books/journal.repository';
import type { Connection } from '../database/database';
import { requireVersion } from '../http/entity-tag';
import type { Change, WithBody } from '../records/change';
import type { Versioned } from '../results';
import { findCashRules, saveCashRules } from './cash-rules.repository';

interface OfOffice {
  params: { officeId: string };
}

/** @throws {ApiError} 404 */
export async function cashRulesOf(
  connection: Connection,
  { reach, params: { officeId } }: { reach: Reach } & OfOffice,
): Promise<Versioned<CashRules>> {
  await requireOffice(connection, reach, officeId);
  const { dayStartsAt, tolerances, requiresCounts, version } = await findCashRules(connection, officeId);
  return {
    dayStartsAt: [Math.floor(dayStartsAt / 60), dayStartsAt % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
    tolerances: [...tolerances].flatMap(([currency, minor]) =>
      minor > 0n ? [{ currency, amount: fromMinor(minor) }] : [],
    ),
    requiresCounts,
    version,
  };
}

/** @throws {ApiError} 404, 412 */
export async function setCashRules(
  change: Change & OfOffice & WithBody<CashRules> & { expectedVersion: number | undefined },
): Promise<Versioned<CashRules>> {
  const { transaction, person, params, body, expectedVersion } = change;
  const { officeId } = params;
  await cashRulesOf(transaction, change);
  // Two changes at once, and a closing that reads the tolerances.
  await lockOffice(transaction, officeId, []);
  const before = await cashRulesOf(transaction, change);
  requireVersion(before.version, expectedVersion);
  const [hours = 0, minutes = 0] = body.dayStartsAt.split(':').map(Number);
  const tolerances = new Map(body.tolerances.map(({ currency, amount }) => [currency, toMinor(amount)]));
  const requiresCounts = body.requiresCounts ?? before.requiresCounts ?? false;
  await saveCashRules(transaction, officeId, { dayStartsAt: hours * 60 + minutes, tolerances, requiresCounts });
  const after = await cashRulesOf(transaction, change);
  await trackChange(transaction, {
    by: person,
    entity: 'office',
    entityId: officeId,
    officeId,
    before: auditedOf(before),
    after: auditedOf(after),
  });
  return after;
}

function auditedOf({ dayStartsAt, tolerances, requiresCounts }: CashRules) {
  return { dayStartsAt, tolerances, requiresCounts };
}
