import type { Issue } from '@comptoir/api-contract/errors';
import { minorText } from '@comptoir/api-contract/money';
import { dayOf, timeOf } from '../../calendar/local-day';
import { refused } from '../../api-error';
import type { ExistingCollection, ExistingRecords } from './collections.read';
import { problemAt } from './import-kind';
import type { PlannedCollection } from './planned-collection';

const NAMED = 3;

/** Warns of a time in the past, and of other collections of the agency on that day. */
export function warningsOf(
  planned: PlannedCollection,
  { byAgency }: ExistingRecords,
  timeZone: string,
  known?: ExistingCollection,
): Issue[] {
  const { agency, day, moment, hasTime } = planned;
  const now = new Date();
  const isPast = hasTime ? moment < now : day < dayOf(now, timeZone);
  const others = (byAgency.get(agency.id) ?? []).filter(
    ({ id, scheduledAt }) => id !== known?.id && dayOf(scheduledAt, timeZone) === day,
  );
  const named = others.slice(0, NAMED).map((other) => collectionText(other, timeZone));
  const collections = [...named, ...(others.length > NAMED ? ['…'] : [])].join(', ');
  return [
    ...(isPast ? [problemAt('date', refused('import-past'))] : []),
    ...(others.length > 0 ? [problemAt('date', refused('import-same-day', { pickUps: collections }))] : []),
  ];
}

function collectionText(
  { scheduledAt, hasTime, scheduledMinor, currency }: ExistingCollection,
  timeZone: string,
): string {
  return `${hasTime ? `${timeOf(scheduledAt, timeZone)} ` : ''}${currency} ${minorText(scheduledMinor)}`;
}
