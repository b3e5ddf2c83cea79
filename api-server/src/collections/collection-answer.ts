import type { Collection } from '@comptoir/api-contract/collections';
import { fromMinor } from '@comptoir/api-contract/money';
import type { CollectionRow, FileRow } from './collections.repository';

/** Where a file of a collection is read: a signed address that expires. */
export type MediaAddress = (collection: { officeId: string; id: bigint }, file: FileRow) => string;

/** A collection as the API answers it. */
export function asCollection(row: CollectionRow, mediaAddress: MediaAddress): Collection {
  const mediaFiles = row.files.map((file) => {
    const { secret: _secret, ...shown } = file;
    return { ...shown, url: mediaAddress(row, file) };
  });
  return {
    id: String(row.id),
    status: row.status,
    officeId: row.officeId,
    agencyId: row.agencyId,
    agency: {
      id: row.agencyId,
      name: row.agencyName,
      address: row.agencyAddress,
      lat: row.agencyLat,
      lon: row.agencyLon,
    },
    collectorId: row.collectorId,
    collector: { id: row.collectorId, name: row.collectorName, phone: row.collectorPhone },
    scheduledCollectionDate: row.scheduledAt.toISOString(),
    actualCollectionDate: row.collectedAt?.toISOString() ?? null,
    scheduledAmount: fromMinor(row.scheduledMinor),
    collectedAmount: row.collectedMinor === null ? null : fromMinor(row.collectedMinor),
    currency: row.currency,
    collectionNotes: row.notes,
    alertBefore2Hours: row.alertTwoHoursBefore,
    alertBefore24Hours: row.alertDayBefore,
    media: mediaFiles.map(({ url }) => url),
    mediaFiles,
  };
}
