import { CollectionChange, CollectionInput } from '@comptoir/api-contract/collections';
import { readCurrency } from '@comptoir/api-contract/currency-text';
import type { Issue } from '@comptoir/api-contract/errors';
import { fromMinor, minorText, toMinor } from '@comptoir/api-contract/money';
import * as z from 'zod/mini';
import { notFound, refused, type ApiError } from '../../api-error';
import { lockCollection } from '../../collections/collections.repository';
import { cancelCollection, changeCollection, scheduleCollection } from '../../collections/collections.service';
import { instantOf, readMoment, shownMoment } from '../cells/moment-text';
import { mapInTurns } from '../in-turns';
import { knownRecords, type KnownPickUp, type KnownRecords } from './collections.read';
import { problemAt, type FileRow, type ImportKind, type ImportPlace, type RowPlan } from './import-kind';
import { amountOf } from './row-amount';
import { checked } from './row-problems';

/** What a row plans, as far as it says so. */
interface PlannedPickUp {
  agency: { id: string; name: string };
  moment: Date;
  hasTime: boolean;
  collector: { id: string; name: string } | undefined;
  scheduledAmount: number | undefined;
  currency: string | undefined;
  note: string | undefined;
}

const Before = z.pick(CollectionChange, {
  agencyId: true,
  collectorId: true,
  scheduledCollectionDate: true,
  hasTime: true,
  scheduledAmount: true,
  currency: true,
});

/** Pick-ups are told apart by their number, and without one by agency, day, time and currency. */
export const collectionImport: ImportKind = {
  async compare(place, rows) {
    const known = await knownRecords(place, rows);
    return mapInTurns(rows, (row, at) => planOf(place, row, known, at));
  },

  async takeBack(over, { recordId, version, before }) {
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

function planOf(place: ImportPlace, { values }: FileRow, known: KnownRecords, at: number): RowPlan {
  const read = readRow(place, values, known, at);
  if ('problems' in read) return { kind: 'wrong', problems: read.problems };
  const found = sameAs(place, read.planned, values['id'] ?? '', known);
  if (found instanceof NoPickUp) return { kind: 'wrong', problems: [problemAt(found.field, found.refusal)] };
  return found ? changePlan(place, read.planned, found) : newPlan(place, read.planned);
}

function readRow(
  { timeZone }: ImportPlace,
  values: FileRow['values'],
  known: KnownRecords,
  at: number,
): { planned: PlannedPickUp } | { problems: Issue[] } {
  const problems: Issue[] = [];
  const wrong = (field: string, error: ApiError) => void problems.push(problemAt(field, error));
  const [agency, another] = known.agencies[at] ?? [];
  if (!agency) wrong('agency', refused('agency-unknown'));
  if (another) wrong('agency', refused('import-ambiguous'));
  const { date = '', collector: called = '', amount: figure = '', currency: money = '', note } = values;
  const moment = readMoment(date, timeZone);
  if (!moment) wrong('date', refused('import-no-date', { text: date }));
  const named = readCurrency(money);
  if (money !== '' && !named) wrong('currency', refused('import-no-currency', { text: money }));
  const {
    amount: scheduledAmount,
    currency = named,
    refusal,
  } = amountOf(figure, named ?? known.byNumber.get(values['id'] ?? '')?.currency);
  if (refusal) wrong('amount', refusal);
  const collectors = known.collectors.filter(({ name, email }) =>
    [name, email].some((text) => text.toLowerCase() === called.toLowerCase()),
  );
  if (called !== '' && collectors.length === 0) wrong('collector', refused('collector-unknown'));
  if (collectors.length > 1) wrong('collector', refused('import-ambiguous'));
  if (!agency || !moment || problems.length > 0) return { problems };
  return {
    planned: {
      agency,
      moment: instantOf(moment, timeZone),
      hasTime: moment.minutes !== null,
      collector: collectors[0],
      scheduledAmount,
      currency,
      note,
    },
  };
}

class NoPickUp extends Error {
  constructor(
    readonly field: string,
    readonly refusal: ApiError,
  ) {
    super(refusal.message);
  }
}

/** The pick-up that a row is about; nothing where it plans a new one. */
function sameAs(
  { timeZone }: ImportPlace,
  { agency, moment, hasTime, currency }: PlannedPickUp,
  number: string,
  { byNumber, byAgency }: KnownRecords,
): KnownPickUp | NoPickUp | undefined {
  if (number !== '') return byNumber.get(number) ?? new NoPickUp('id', notFound('collection'));
  const day = shownMoment(moment, false, timeZone);
  const same = (byAgency.get(agency.id) ?? []).filter(
    (known) =>
      (currency === undefined || known.currency === currency) &&
      (hasTime
        ? known.hasTime && known.scheduledAt.getTime() === moment.getTime()
        : shownMoment(known.scheduledAt, false, timeZone) === day),
  );
  return same.length > 1 ? new NoPickUp('date', refused('import-several-pick-ups')) : same[0];
}

function newPlan({ officeId, timeZone }: ImportPlace, planned: PlannedPickUp): RowPlan {
  const { agency, collector, moment, hasTime, scheduledAmount, currency, note } = planned;
  const { fields, problems } = checked(CollectionInput, {
    officeId,
    agencyId: agency.id,
    collectorId: collector?.id,
    scheduledCollectionDate: moment.toISOString(),
    hasTime,
    scheduledAmount,
    currency,
    collectionNotes: note ? [{ note }] : [],
  });
  if (!fields) return { kind: 'wrong', problems: problems.map(inFile) };
  return {
    kind: 'new',
    key: `${agency.id} ${shownMoment(moment, hasTime, timeZone)} ${fields.currency}`,
    take: async (over) => {
      const { id, version } = await scheduleCollection({ ...over, body: fields });
      return { recordId: String(id), version };
    },
  };
}

function changePlan({ timeZone }: ImportPlace, planned: PlannedPickUp, known: KnownPickUp): RowPlan {
  const { agency, collector, moment, hasTime, scheduledAmount, currency } = planned;
  const { fields, problems } = checked(CollectionChange, {
    ...(agency.id !== known.agencyId && { agencyId: agency.id }),
    ...(collector && collector.id !== known.collectorId && { collectorId: collector.id }),
    ...(isMoved(planned, known, timeZone) && { scheduledCollectionDate: moment.toISOString(), hasTime }),
    ...(scheduledAmount !== undefined && { scheduledAmount }),
    ...(currency !== undefined && currency !== known.currency && { currency }),
  });
  if (!fields) return { kind: 'wrong', problems: problems.map(inFile) };
  if (fields.scheduledAmount !== undefined && toMinor(fields.scheduledAmount) === known.scheduledMinor) {
    delete fields.scheduledAmount;
  }
  const recordId = String(known.id);
  const changes = shownChanges(fields, planned, known, timeZone);
  if (changes.length === 0) return { kind: 'equal', recordId };
  if (known.collectedMinor !== null) {
    return { kind: 'wrong', problems: [problemAt(changes[0]?.field ?? '', refused('collection-collected'))] };
  }
  const before = Object.fromEntries(Object.entries(stored(known)).filter(([field]) => field in fields));
  return {
    kind: 'changed',
    recordId,
    changes,
    take: async (over) => {
      const call = { ...over, params: { id: recordId }, expectedVersion: known.version };
      const { version } = await changeCollection({ ...call, body: fields });
      return { recordId, version, before };
    },
  };
}

/** A row with a day alone leaves a pick-up of that day at its time. */
function isMoved({ moment, hasTime }: PlannedPickUp, known: KnownPickUp, timeZone: string): boolean {
  return hasTime
    ? !known.hasTime || known.scheduledAt.getTime() !== moment.getTime()
    : shownMoment(known.scheduledAt, false, timeZone) !== shownMoment(moment, false, timeZone);
}

function stored(known: KnownPickUp) {
  return {
    agencyId: known.agencyId,
    collectorId: known.collectorId,
    scheduledCollectionDate: known.scheduledAt.toISOString(),
    hasTime: known.hasTime,
    scheduledAmount: fromMinor(known.scheduledMinor),
    currency: known.currency,
  };
}

function shownChanges(fields: CollectionChange, planned: PlannedPickUp, known: KnownPickUp, timeZone: string) {
  const { agencyId, collectorId, scheduledCollectionDate, scheduledAmount, currency } = fields;
  const change = (field: string, from: string, to: string) => [{ field, from, to }];
  return [
    ...(agencyId === undefined ? [] : change('agency', known.agencyName, planned.agency.name)),
    ...(collectorId === undefined ? [] : change('collector', known.collectorName, planned.collector?.name ?? '')),
    ...(scheduledCollectionDate === undefined
      ? []
      : change(
          'date',
          shownMoment(known.scheduledAt, known.hasTime, timeZone),
          shownMoment(planned.moment, planned.hasTime, timeZone),
        )),
    ...(scheduledAmount === undefined
      ? []
      : change('amount', minorText(known.scheduledMinor), minorText(toMinor(scheduledAmount)))),
    ...(currency === undefined ? [] : change('currency', known.currency, currency)),
  ];
}

const FILE_FIELDS = new Map([
  ['agencyId', 'agency'],
  ['collectorId', 'collector'],
  ['scheduledCollectionDate', 'date'],
  ['scheduledAmount', 'amount'],
  ['collectionNotes', 'note'],
]);

/** What is wrong with a record, at the column that says it. */
function inFile(problem: Issue): Issue {
  return { ...problem, path: FILE_FIELDS.get(problem.path) ?? problem.path };
}
