import type { PickUp } from '@comptoir/api-contract/pick-ups';
import { fromMinor } from '@comptoir/api-contract/money';
import type { PickUpRow } from './pick-ups.repository';

export function asPickUp(row: PickUpRow): PickUp {
  const { lat, lon, accuracy } = row;
  return {
    id: row.id,
    officeId: row.officeId,
    collectionId: String(row.collectionId),
    outcome: row.outcome,
    reasonCode: row.reasonCode,
    lines: row.lines.map(({ currency, minor, counts, entry }) => ({
      currency,
      amount: fromMinor(BigInt(minor)),
      counts,
      entryNumber: entry,
    })),
    note: row.note,
    signerName: row.signerName,
    seal: row.seal,
    occurredAt: row.occurredAt.toISOString(),
    bookedAt: row.bookedAt.toISOString(),
    position: lat === null || lon === null || accuracy === null ? null : { lat, lon, accuracy },
    distance: row.distance,
    collector: { id: row.collectorId, name: row.collectorName },
    recordedBy: { id: row.recordedBy, name: row.recorderName },
    byOffice: row.byOffice,
    flags: row.flags,
    contentHash: row.contentHash,
  };
}
