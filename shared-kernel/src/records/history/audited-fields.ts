import type { AuditEntry } from '@comptoir/api-contract/audit';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { countryName } from '../../countries';
import { formatAmount, formatDate, formatDateTime, formatDecimal } from '../../format';
import type { HistoryWords } from './history-messages';
import english from './messages/en.json';

/** A record as it was at some moment. */
export type RecordState = NonNullable<AuditEntry['after']>;

/** A field whose changes are told, with its value in words; nothing where it has none. */
export interface AuditedField {
  name: keyof typeof english.field;
  word: (state: RecordState, t: HistoryWords) => string | undefined;
}

/** What is told of a change, in this order. Ids and counts are not: nobody chose them. */
export const AUDITED_FIELDS: readonly AuditedField[] = [
  { name: 'name', word: text('name') },
  { name: 'email', word: text('email') },
  { name: 'phone', word: text('phone') },
  { name: 'role', word: ({ role }, t) => (isKeyOf(english.role, role) ? t(`role.${role}`) : undefined) },
  { name: 'verified', word: flag('verified') },
  { name: 'archived', word: flag('archived') },
  { name: 'address', word: text('address') },
  { name: 'city', word: text('city') },
  { name: 'postalCode', word: text('postalCode') },
  { name: 'country', word: ({ countryCode }) => (isText(countryCode) ? countryName(countryCode) : undefined) },
  { name: 'timeZone', word: text('timeZone') },
  { name: 'balanceLimits', word: limits },
  { name: 'office', word: nameOf('office') },
  { name: 'agency', word: nameOf('agency') },
  { name: 'collector', word: nameOf('collector') },
  { name: 'firstDay', word: day('startDate') },
  { name: 'lastDay', word: day('until') },
  { name: 'time', word: text('localTime') },
  {
    name: 'holidays',
    word: ({ holidayRule }, t) =>
      isKeyOf(english.holidayRule, holidayRule) ? t(`holidayRule.${holidayRule}`) : undefined,
  },
  { name: 'paused', word: flag('isPaused') },
  { name: 'scheduledDate', word: scheduledDate },
  {
    name: 'roundPosition',
    word: ({ roundPosition }) => (typeof roundPosition === 'number' ? String(roundPosition) : undefined),
  },
  { name: 'scheduledAmount', word: amount('scheduledAmount') },
  { name: 'status', word: ({ status }, t) => (isKeyOf(english.status, status) ? t(`status.${status}`) : undefined) },
  { name: 'collectedAmount', word: amount('collectedAmount') },
  { name: 'collectedDate', word: moment('actualCollectionDate') },
  { name: 'alert', word: flag('alertBefore24Hours') },
  { name: 'alert2Hours', word: flag('alertBefore2Hours') },
  {
    name: 'files',
    word: ({ files }) => (Array.isArray(files) ? files.filter(isText).join(', ') || undefined : undefined),
  },
];

/** What is said once, where a change brings it along or takes it away. */
export const TOLD_FIELDS: readonly {
  name: keyof typeof english.told;
  read: (state: { before: RecordState; after: RecordState }) => unknown;
}[] = [
  { name: 'fileAdded', read: ({ before, after }) => before['file'] === undefined && after['file'] },
  { name: 'fileRemoved', read: ({ before, after }) => after['file'] === undefined && before['file'] },
  {
    name: 'reversed',
    read: ({ before, after }) => !before['reversal'] && (after['reversed'] ?? reasonOf(after['reversal'])),
  },
  {
    name: 'reason',
    // The one of an unusual amount stays with the record.
    read: ({ before, after }) =>
      after['correctionReason'] ??
      after['reason'] ??
      (before['amountReason'] === undefined ? after['amountReason'] : undefined),
  },
];

/** What is only said to have changed: its value says nothing to a reader, or is told elsewhere. */
export const UNWORDED_FIELDS: readonly {
  name: keyof typeof english.unworded;
  read: (state: RecordState) => unknown;
}[] = [
  { name: 'position', read: ({ lat, lon }) => [lat, lon] },
  { name: 'notes', read: ({ collectionNotes }) => collectionNotes },
  { name: 'repetition', read: ({ rrule }) => rrule },
];

function text(field: string): AuditedField['word'] {
  return ({ [field]: value }) => (isText(value) ? value : undefined);
}

function flag(field: string): AuditedField['word'] {
  return ({ [field]: value }, t) => (typeof value === 'boolean' ? t(value ? 'flag.yes' : 'flag.no') : undefined);
}

function moment(field: string): AuditedField['word'] {
  return ({ [field]: value }) => (isText(value) ? formatDateTime(value) : undefined);
}

/** Of a pick-up without a time only the day is told. */
function scheduledDate(state: RecordState, t: HistoryWords): string | undefined {
  return (state['hasTime'] === false ? day : moment)('scheduledCollectionDate')(state, t);
}

function day(field: string): AuditedField['word'] {
  return ({ [field]: value }) => (isText(value) ? formatDate(value) : undefined);
}

function limits({ balanceLimits }: RecordState): string | undefined {
  return Array.isArray(balanceLimits) ? balanceLimits.map(limit).filter(isText).join(', ') || undefined : undefined;
}

function limit(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('currency' in value && 'amount' in value)) return undefined;
  const known = CURRENCY_CODES.find((code) => code === value.currency);
  return known && typeof value.amount === 'number' ? formatAmount(value.amount, known) : undefined;
}

function amount(field: string): AuditedField['word'] {
  return ({ [field]: value, currency }) => {
    if (typeof value !== 'number') return undefined;
    const known = CURRENCY_CODES.find((code) => code === currency);
    return known ? formatAmount(value, known) : formatDecimal(value);
  };
}

function nameOf(field: string): AuditedField['word'] {
  return ({ [field]: value }) =>
    typeof value === 'object' && value !== null && 'name' in value && isText(value.name) ? value.name : undefined;
}

function reasonOf(reversal: unknown): unknown {
  return typeof reversal === 'object' && reversal !== null && 'reason' in reversal ? reversal.reason : undefined;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isKeyOf<Keyed extends object>(keyed: Keyed, key: unknown): key is keyof Keyed {
  return typeof key === 'string' && Object.hasOwn(keyed, key);
}
