import type { Handover } from '@comptoir/api-contract/handovers';
import { fromMinor } from '@comptoir/api-contract/money';
import type { Versioned } from '../results';
import type { HandoverLine, HandoverRow } from './handovers.repository';

/**
 * The handover as `viewerId` may see it: before it ends, others than the giver do not know what was declared, except
 * the counter once the count is saved; third persons know neither, nor the note of a dispute, so that they can recount.
 */
export function asHandover(row: HandoverRow, viewerId: string): Versioned<Handover> {
  const maySeeBoth = maySeeCounts(row, viewerId);
  const maySeeDeclared = maySeeBoth || row.fromUser === viewerId;
  return {
    id: row.id,
    number: String(row.number),
    officeId: row.officeId,
    kind: row.kind,
    state: row.state,
    from: { id: row.fromUser, name: row.giver },
    to: named(row.toUser, row.receiver),
    toOffice: named(row.toOffice, row.target),
    source: row.source,
    seal: row.seal,
    slip: row.slip,
    offeredDate: row.offeredAt.toISOString(),
    countedDate: row.countedAt?.toISOString() ?? null,
    countedBy: named(row.countedBy, row.counter),
    recountedBy: named(row.recountedBy, row.recounter),
    endedDate: row.endedAt?.toISOString() ?? null,
    note: maySeeDeclared ? row.note : null,
    lines: row.lines
      // A currency that only the receiver counted.
      .filter((line) => maySeeBoth || line.declared !== '0' || Object.keys(line.declaredCounts).length > 0)
      .map((line) => lineOf(line, { maySeeDeclared, maySeeBoth })),
    caseIds: row.caseIds,
    // Before the count it would reveal a bound of the declared amount.
    ...(row.isUncovered && (maySeeDeclared || row.state !== 'OFFERED') && { uncovered: true }),
    version: row.version,
  };
}

/** True for people who may see both counts: everyone once it has ended, before that only the people who counted. */
export function maySeeCounts({ endedAt, fromUser, countedBy }: HandoverRow, viewerId: string): boolean {
  return endedAt !== null || (countedBy !== null && [fromUser, countedBy].includes(viewerId));
}

function lineOf(line: HandoverLine, { maySeeDeclared, maySeeBoth }: { maySeeDeclared: boolean; maySeeBoth: boolean }) {
  return {
    currency: line.currency,
    declared: maySeeDeclared ? amountOf(line.declared, line.declaredCounts) : null,
    counted: maySeeBoth ? amountOf(line.counted, line.countedCounts) : null,
    recounted: maySeeBoth ? amountOf(line.recounted, line.recountedCounts) : null,
  };
}

function amountOf(minor: string | null, counts: Record<string, number> | null) {
  return minor === null ? null : { amount: fromMinor(BigInt(minor)), counts: counts ?? {} };
}

function named(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' };
}

/** State in the history, which people may read who count later: the note of a dispute can contain the amount. */
export function auditedHandover({ number, kind, state, seal, slip, note, endedAt }: HandoverRow): object {
  return { number: String(number), kind, state, seal, slip, note: endedAt === null ? null : note };
}
