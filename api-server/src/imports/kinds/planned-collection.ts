import { readCurrency } from '@comptoir/api-contract/currency-text';
import { westernDigits } from '@comptoir/api-contract/decimal-text';
import type { Issue } from '@comptoir/api-contract/errors';
import { minorText, toMinor } from '@comptoir/api-contract/money';
import { day } from '@comptoir/api-contract/values';
import * as z from 'zod/mini';
import { refused, type ApiError } from '../../api-error';
import { instantOf, readMoment, readTimeCell, type WrittenMoment } from '../cells/moment-text';
import type { NamedCollector, ExistingRecords } from './collections.read';
import { problemAt, type FileRow, type ImportPlace } from './import-kind';
import { amountOf } from './row-amount';
import { checked } from './row-problems';

export interface PlannedCollection {
  agency: { id: string; name: string };
  moment: Date;
  /** 'YYYY-MM-DD' in the time zone of the office. */
  day: string;
  hasTime: boolean;
  collector: { id: string; name: string } | undefined;
  scheduledAmount: number | undefined;
  currency: string | undefined;
  roundPosition: number | undefined;
  note: string | undefined;
  understood: Record<string, string>;
}

type Read<Value> = { value: Value; problems?: never } | { problems: Issue[]; value?: never };
type Cells = FileRow['values'];

const OnDay = z.object({ date: day() });

/** Reads a row; `at` is its index in the compared batch. */
export function readCollection(
  place: ImportPlace,
  values: Cells,
  known: ExistingRecords,
  at: number,
): Read<PlannedCollection> {
  const agency = onlyOne('agency', known.agencies[at] ?? [], refused('agency-unknown'));
  const { collector: called = '' } = values;
  const collector: Partial<Read<NamedCollector>> =
    called === '' ? {} : onlyOne('collector', known.collectors(called), refused('collector-unknown'));
  const moment = momentIn(values, place.timeZone);
  const money = moneyIn(values, known);
  const position = numberIn(values['position']);
  const problems = [agency, moment, money, collector].flatMap((read) => read.problems ?? []);
  if (!agency.value || !moment.value || !money.value || problems.length > 0) return { problems };
  const { day: on, minutes } = moment.value;
  const { scheduledAmount, currency } = money.value;
  return {
    value: {
      agency: agency.value,
      moment: instantOf(moment.value, place.timeZone),
      day: on,
      hasTime: minutes !== null,
      collector: collector.value,
      scheduledAmount,
      currency,
      roundPosition: position,
      note: values['note'],
      understood: {
        agency: agency.value.name,
        ...(collector.value && { collector: collector.value.name }),
        date: on,
        ...(minutes !== null && { time: clock(minutes) }),
        ...(scheduledAmount !== undefined && { amount: minorText(toMinor(scheduledAmount)) }),
        ...(currency !== undefined && { currency }),
        ...(position !== undefined && { position: String(position) }),
      },
    },
  };
}

function wrong(field: string, error: ApiError): { problems: Issue[] } {
  return { problems: [problemAt(field, error)] };
}

function onlyOne<Value>(field: string, found: readonly Value[], none: ApiError): Read<Value> {
  const [value, another] = found;
  if (value === undefined) return wrong(field, none);
  return another === undefined ? { value } : wrong(field, refused('import-ambiguous'));
}

/** A separate time column takes precedence over a time in the date column. */
function momentIn({ date = '', time = '' }: Cells, timeZone: string): Read<WrittenMoment> {
  const moment = readMoment(date, timeZone);
  const minutes = time === '' ? moment?.minutes : readTimeCell(time);
  const problems = [
    ...(moment
      ? checked(OnDay, { date: moment.day }).problems
      : [problemAt('date', refused('import-no-date', { text: date }))]),
    ...(time !== '' && minutes === undefined ? [problemAt('time', refused('import-no-time', { text: time }))] : []),
  ];
  return moment && problems.length === 0 ? { value: { day: moment.day, minutes: minutes ?? null } } : { problems };
}

function moneyIn(
  { amount: figure = '', currency: named = '', id = '' }: Cells,
  { byNumber }: ExistingRecords,
): Read<Pick<PlannedCollection, 'scheduledAmount' | 'currency'>> {
  const ofColumn = readCurrency(named);
  const unknown =
    named !== '' && !ofColumn ? wrong('currency', refused('import-no-currency', { text: named })).problems : [];
  const { amount, currency = ofColumn, refusal } = amountOf(figure, ofColumn ?? byNumber.get(id)?.currency);
  if (refusal || unknown.length > 0) {
    return { problems: [...unknown, ...(refusal ? [problemAt('amount', refusal)] : [])] };
  }
  return { value: { scheduledAmount: amount, currency } };
}

function numberIn(text = ''): number | undefined {
  return text === '' ? undefined : Number(westernDigits(text).replace(/\.0+$/, ''));
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
