import { CollectionChange, CollectionInput } from '@comptoir/api-contract/collections';
import type { Issue } from '@comptoir/api-contract/errors';
import { toMinor } from '@comptoir/api-contract/money';
import * as z from 'zod/mini';
import { notFound, refused, type ApiError } from '../../api-error';
import { lockCollection } from '../../collections/collections.repository';
import { cancelCollection, changeCollection, scheduleCollection } from '../../collections/collections.service';
import { dayOf } from '../../calendar/local-day';
import { formatMoment } from '../cells/moment-text';
import { mapYielding } from '../map-yielding';
import { findExistingRecords, type ExistingCollection, type ExistingRecords } from './collections.read';
import { problemAt, type FileRow, type ImportKind, type ImportPlace, type RowPlan } from './import-kind';
import { changeTexts, stored } from './collection-changes';
import { warningsOf } from './collection-warnings';
import { readCollection, type PlannedCollection } from './planned-collection';
import { checked } from './row-problems';

const Before = z.pick(CollectionChange, {
  agencyId: true,
  collectorId: true,
  scheduledCollectionDate: true,
  hasTime: true,
  scheduledAmount: true,
  currency: true,
  roundPosition: true,
});

/** Matched by number, else by agency, day, time and currency. */
export const collectionImport: ImportKind = {
  async compare(place, rows) {
    const known = await findExistingRecords(place, rows);
    return mapYielding(rows, (row, at) => planOf(place, row, known, at));
  },

  async withdraw(over, { recordId, version, before }) {
    const call = { ...over, params: { id: recordId }, expectedVersion: version };
    if (before !== null) {
      await changeCollection({ ...call, body: z.parse(Before, before) });
      return;
    }
    const { files, collectedMinor } = await lockCollection(over.transaction, over.reach, recordId);
    if (files.length > 0 || collectedMinor !== null) throw refused('import-row-in-use');
    await cancelCollection(call);
  },
};

function planOf(place: ImportPlace, { values }: FileRow, known: ExistingRecords, at: number): RowPlan {
  const { value: planned, problems } = readCollection(place, values, known, at);
  if (problems) return { kind: 'wrong', problems };
  const found = sameAs(place, planned, values['id'] ?? '', known);
  if (found instanceof NoCollection) return { kind: 'wrong', problems: [problemAt(found.field, found.refusal)] };
  const { collector } = planned;
  const above = collector && collector.id !== found?.collectorId && known.aboveMaximum.get(collector.id);
  if (above) return { kind: 'wrong', problems: [problemAt('collector', refused('limit-exceeded', above))] };
  return found ? changePlan(place, planned, found, known) : newPlan(place, planned, known);
}

class NoCollection extends Error {
  constructor(
    readonly field: string,
    readonly refusal: ApiError,
  ) {
    super(refusal.message);
  }
}

function sameAs(
  { timeZone }: ImportPlace,
  { agency, moment, day, hasTime, currency }: PlannedCollection,
  number: string,
  { byNumber, byAgency }: ExistingRecords,
): ExistingCollection | NoCollection | undefined {
  if (number !== '') return byNumber.get(number) ?? new NoCollection('id', notFound('collection'));
  const same = (byAgency.get(agency.id) ?? []).filter(
    (known) =>
      (currency === undefined || known.currency === currency) &&
      (hasTime
        ? known.hasTime && known.scheduledAt.getTime() === moment.getTime()
        : dayOf(known.scheduledAt, timeZone) === day),
  );
  return same.length > 1 ? new NoCollection('date', refused('import-several-pick-ups')) : same[0];
}

function newPlan({ officeId, timeZone }: ImportPlace, planned: PlannedCollection, known: ExistingRecords): RowPlan {
  const { agency, collector, moment, day, hasTime, scheduledAmount, currency, roundPosition, note, understood } =
    planned;
  const { fields, problems } = checked(CollectionInput, {
    officeId,
    agencyId: agency.id,
    collectorId: collector?.id,
    scheduledCollectionDate: moment.toISOString(),
    hasTime,
    scheduledAmount,
    currency,
    roundPosition,
    collectionNotes: note ? [{ note }] : [],
  });
  if (!fields) return { kind: 'wrong', problems: problems.map(inFile) };
  return {
    kind: 'new',
    key: `${agency.id} ${formatMoment(moment, hasTime, timeZone)} ${fields.currency}`,
    day: `${agency.id} ${day}`,
    understood,
    warnings: warningsOf(planned, known, timeZone),
    take: async (over) => {
      const { id, version } = await scheduleCollection({ ...over, body: fields });
      return { recordId: String(id), version };
    },
  };
}

function changePlan(
  { timeZone }: ImportPlace,
  planned: PlannedCollection,
  known: ExistingCollection,
  records: ExistingRecords,
): RowPlan {
  const { agency, collector, moment, hasTime, scheduledAmount, currency, roundPosition } = planned;
  const { fields, problems } = checked(CollectionChange, {
    ...(agency.id !== known.agencyId && { agencyId: agency.id }),
    ...(collector && collector.id !== known.collectorId && { collectorId: collector.id }),
    ...(isMoved(planned, known, timeZone) && { scheduledCollectionDate: moment.toISOString(), hasTime }),
    ...(scheduledAmount !== undefined && { scheduledAmount }),
    ...(currency !== undefined && currency !== known.currency && { currency }),
    ...(roundPosition !== undefined && roundPosition !== known.roundPosition && { roundPosition }),
  });
  if (!fields) return { kind: 'wrong', problems: problems.map(inFile) };
  if (fields.scheduledAmount !== undefined && toMinor(fields.scheduledAmount) === known.scheduledMinor) {
    delete fields.scheduledAmount;
  }
  const recordId = String(known.id);
  const changes = changeTexts(fields, planned, known, timeZone);
  const understood = { currency: known.currency, ...planned.understood };
  if (changes.length === 0) return { kind: 'equal', recordId, understood };
  if (known.collectedMinor !== null) {
    return { kind: 'wrong', problems: [problemAt(changes[0]?.field ?? '', refused('collection-collected'))] };
  }
  const before = Object.fromEntries(Object.entries(stored(known)).filter(([field]) => field in fields));
  return {
    kind: 'changed',
    recordId,
    changes,
    understood,
    ...(isElsewhere(fields) && { warnings: warningsOf(planned, records, timeZone, known) }),
    take: async (over) => {
      const call = { ...over, params: { id: recordId }, expectedVersion: known.version };
      const { version } = await changeCollection({ ...call, body: fields });
      return { recordId, version, before };
    },
  };
}

function isElsewhere({ agencyId, scheduledCollectionDate }: CollectionChange): boolean {
  return agencyId !== undefined || scheduledCollectionDate !== undefined;
}

/** A row with only a day keeps the time of a collection on that day. */
function isMoved({ moment, day, hasTime }: PlannedCollection, known: ExistingCollection, timeZone: string): boolean {
  return hasTime
    ? !known.hasTime || known.scheduledAt.getTime() !== moment.getTime()
    : dayOf(known.scheduledAt, timeZone) !== day;
}

const FILE_FIELDS = new Map([
  ['agencyId', 'agency'],
  ['collectorId', 'collector'],
  ['scheduledCollectionDate', 'date'],
  ['scheduledAmount', 'amount'],
  ['roundPosition', 'position'],
  ['collectionNotes', 'note'],
]);

/** Moves a problem to the column of the file that holds the field. */
function inFile(problem: Issue): Issue {
  return { ...problem, path: FILE_FIELDS.get(problem.path) ?? problem.path };
}
