import type { CashCase, CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { fromMinor } from '@comptoir/api-contract/money';
import type { Person } from '../access/person';
import { storedFiles, type MediaAddresses } from '../records/stored-files';
import type { Versioned } from '../results';
import type { CaseDetailRow, CaseRow } from './cash-cases.repository';

export function asCashCase(row: CaseRow): CashCase {
  const owner = { id: row.ownerId, name: row.owner };
  return {
    id: row.id,
    number: String(row.number),
    officeId: row.officeId,
    source: row.source,
    sourceId: row.sourceId,
    currency: row.currency,
    amount: fromMinor(row.amountMinor),
    openAmount: fromMinor(row.amountMinor - row.settledMinor),
    state: row.state,
    owner,
    firstOwner: row.firstOwnerId === null ? owner : { id: row.firstOwnerId, name: row.firstOwner ?? '' },
    openedDate: row.openedAt.toISOString(),
    dueDate: row.dueAt.toISOString(),
    resolvedDate: row.resolvedAt?.toISOString() ?? null,
    resolution: row.resolution,
  };
}

export function asCaseDetail(
  row: CaseDetailRow,
  person: Pick<Person, 'id' | 'role'>,
  addresses: MediaAddresses,
): Versioned<CashCaseDetail> {
  return {
    ...asCashCase(row),
    steps: row.steps.map(({ amount, ...step }) => ({ ...step, amount: fromMinor(BigInt(amount)) })),
    notes: row.notes,
    mediaFiles: storedFiles(row.files, addresses),
    obstacle: blockerOf(row, person),
    place: row.place,
    day: row.day,
    version: row.version,
  };
}

/**
 * Reason why a person may not resolve a case. The tolerance is compared with the whole difference, so that it cannot
 * be passed in parts.
 */
export function blockerOf(
  { ownerId, firstOwnerId, ownerIds, amountMinor, toleranceMinor }: CaseDetailRow,
  { id, role }: Pick<Person, 'id' | 'role'>,
): CashCaseDetail['obstacle'] {
  if (role === 'COLLECTOR') return 'ROLE';
  if ([ownerId, firstOwnerId, ...ownerIds].includes(id)) return 'OWN';
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  return role === 'OFFICEMANAGER' && size > toleranceMinor ? 'TOLERANCE' : null;
}

/** State in the history. */
export function auditedCase(row: CaseDetailRow): object {
  const { openedDate: _opened, officeId: _office, ...record } = asCashCase(row);
  return {
    ...record,
    reason: row.steps.at(-1)?.reason ?? null,
    notes: row.notes.map(({ note }) => note),
    files: row.files.map(({ name }) => name),
  };
}
