import type { CollectionChange } from '@comptoir/api-contract/collections';
import { fromMinor, minorText, toMinor } from '@comptoir/api-contract/money';
import { formatMoment } from '../cells/moment-text';
import type { ExistingCollection } from './collections.read';
import type { PlannedCollection } from './planned-collection';

export function stored(known: ExistingCollection) {
  return {
    agencyId: known.agencyId,
    collectorId: known.collectorId,
    scheduledCollectionDate: known.scheduledAt.toISOString(),
    hasTime: known.hasTime,
    scheduledAmount: fromMinor(known.scheduledMinor),
    currency: known.currency,
    roundPosition: known.roundPosition,
  };
}

export function changeTexts(
  fields: CollectionChange,
  planned: PlannedCollection,
  known: ExistingCollection,
  timeZone: string,
) {
  const { agencyId, collectorId, scheduledCollectionDate, scheduledAmount, currency, roundPosition } = fields;
  const change = (field: string, from: string, to: string) => [{ field, from, to }];
  return [
    ...(agencyId === undefined ? [] : change('agency', known.agencyName, planned.agency.name)),
    ...(collectorId === undefined ? [] : change('collector', known.collectorName, planned.collector?.name ?? '')),
    ...(scheduledCollectionDate === undefined
      ? []
      : change(
          'date',
          formatMoment(known.scheduledAt, known.hasTime, timeZone),
          formatMoment(planned.moment, planned.hasTime, timeZone),
        )),
    ...(scheduledAmount === undefined
      ? []
      : change('amount', minorText(known.scheduledMinor), minorText(toMinor(scheduledAmount)))),
    ...(currency === undefined ? [] : change('currency', known.currency, currency)),
    ...(roundPosition === undefined
      ? []
      : change('position', String(known.roundPosition ?? ''), String(roundPosition))),
  ];
}
