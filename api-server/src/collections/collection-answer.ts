import type { Collection } from '@comptoir/api-contract/collections';
import { fromMinor } from '@comptoir/api-contract/money';
import { storedFiles, type MediaAddresses } from '../records/stored-files';
import type { CollectionRow } from './collections.repository';

export function asCollection(row: CollectionRow, addresses: MediaAddresses): Collection {
  const mediaFiles = storedFiles(row.files, addresses);
  return {
    id: String(row.id),
    status: row.status,
    officeId: row.officeId,
    agencyId: row.agencyId,
    agency: {
      id: row.agencyId,
      name: row.agencyName,
      address: row.agencyAddress,
      city: row.agencyCity,
      phone: row.agencyPhone,
      lat: row.agencyLat,
      lon: row.agencyLon,
    },
    collectorId: row.collectorId,
    collector: { id: row.collectorId, name: row.collectorName, phone: row.collectorPhone },
    scheduledCollectionDate: row.scheduledAt.toISOString(),
    hasTime: row.hasTime,
    roundPosition: row.roundPosition,
    actualCollectionDate: row.collectedAt?.toISOString() ?? null,
    ...(row.bookedAt !== null && { bookedDate: row.bookedAt.toISOString() }),
    ...(row.clockWrong && { clockWrong: true }),
    recordedBy: row.recordedBy === null ? null : { id: row.recordedBy, name: row.recorderName ?? '' },
    scheduledAmount: fromMinor(row.scheduledMinor),
    collectedAmount: row.collectedMinor === null ? null : fromMinor(row.collectedMinor),
    ...(row.amountReason !== null && { amountReason: row.amountReason }),
    currency: row.currency,
    ...seriesOf(row),
    unansweredIssue: row.issueOpen,
    collectionNotes: row.notes,
    alertBefore2Hours: row.alertTwoHoursBefore,
    alertBefore24Hours: row.alertDayBefore,
    media: mediaFiles.map(({ url }) => url),
    mediaFiles,
  };
}

function seriesOf({ seriesId, occurrenceDate, isDetached, movedFor }: CollectionRow): Pick<Collection, 'series'> {
  if (seriesId === null || occurrenceDate === null) return {};
  return { series: { id: seriesId, day: occurrenceDate, isDetached, movedFor } };
}
