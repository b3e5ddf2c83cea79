import type { AuditEntry } from '@comptoir/api-contract/audit';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { AUDITED } from '@comptoir/api-contract/fields/audited';
import type { AuditedAs } from '@comptoir/api-contract/fields/field';
import type { FieldLabel } from '@comptoir/api-contract/words/field-labels';
import { countryName } from '../../countries';
import { formatAmount, formatDate, formatDateTime, formatDecimal } from '@comptoir/kernel/internal/format';
import type { HistoryWords } from './history-messages';
import english from './messages/en.json';

export type RecordState = NonNullable<AuditEntry['after']>;

/** Formats a value; undefined for an empty one. */
type Word = (state: RecordState, t: HistoryWords) => string | undefined;

export interface AuditedField {
  name: FieldLabel;
  as: AuditedAs;
  word: Word;
}

const FORMATTERS: Readonly<Record<AuditedAs, (field: FieldLabel) => Word>> = {
  amount,
  country:
    (field) =>
    ({ [field]: value }) =>
      isText(value) ? countryName(value) : undefined,
  day,
  files:
    (field) =>
    ({ [field]: value }) =>
      Array.isArray(value) ? value.filter(isText).join(', ') || undefined : undefined,
  flag:
    (field) =>
    ({ [field]: value }, t) =>
      typeof value === 'boolean' ? t(value ? 'flag.yes' : 'flag.no') : undefined,
  holidayRule:
    (field) =>
    ({ [field]: value }, t) =>
      isKeyOf(english.holidayRule, value) ? t(`holidayRule.${value}`) : undefined,
  limits:
    (field) =>
    ({ [field]: value }) =>
      Array.isArray(value) ? value.map(limit).filter(isText).join(', ') || undefined : undefined,
  moment,
  name: nameOf,
  number:
    (field) =>
    ({ [field]: value }) =>
      typeof value === 'number' ? String(value) : undefined,
  role:
    (field) =>
    ({ [field]: value }, t) =>
      isKeyOf(english.role, value) ? t(`role.${value}`) : undefined,
  status:
    (field) =>
    ({ [field]: value }, t) =>
      isKeyOf(english.status, value) ? t(`status.${value}`) : undefined,
  text:
    (field) =>
    ({ [field]: value }) =>
      isText(value) ? value : undefined,
};

/** Fields with formatted values, in display order. */
export const AUDITED_FIELDS: readonly AuditedField[] = AUDITED.flatMap(({ name, as }) =>
  typeof as === 'string' ? [{ name, as, word: FORMATTERS[as](name) }] : [],
);

/** Fields whose change is reported without values; several may share a sentence. */
export const UNWORDED_FIELDS = AUDITED.flatMap(({ name, as }) =>
  typeof as === 'string' ? [] : [{ name, sentence: as.sentence }],
);

/** Reasons reported once, when a change adds or removes them. */
export const NOTED_FIELDS: readonly {
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
    // The reason of an unusual amount stays with the record.
    read: ({ before, after }) =>
      after['correctionReason'] ??
      after['reason'] ??
      (before['amountReason'] === undefined ? after['amountReason'] : undefined),
  },
];

/** A collection without a time shows only the day. */
function moment(field: FieldLabel): Word {
  return ({ [field]: value, hasTime }) => {
    if (!isText(value)) return undefined;
    return field === 'scheduledCollectionDate' && hasTime === false ? formatDate(value) : formatDateTime(value);
  };
}

function day(field: FieldLabel): Word {
  return ({ [field]: value }) => (isText(value) ? formatDate(value) : undefined);
}

function limit(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('currency' in value && 'amount' in value)) return undefined;
  const known = CURRENCY_CODES.find((code) => code === value.currency);
  return known && typeof value.amount === 'number' ? formatAmount(value.amount, known) : undefined;
}

function amount(field: FieldLabel): Word {
  return ({ [field]: value, currency }) => {
    if (typeof value !== 'number') return undefined;
    const known = CURRENCY_CODES.find((code) => code === currency);
    return known ? formatAmount(value, known) : formatDecimal(value);
  };
}

/** Name of a joined record: `office` for `officeId`. */
function nameOf(field: FieldLabel): Word {
  const record = field.replace(/Id$/, '');
  return ({ [record]: value }) =>
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
