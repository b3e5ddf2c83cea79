import type { FieldLabel } from '../words/field-labels';
import { agencyFields } from './agency';
import { collectionFields, scheduleFields } from './collection';
import { entriesOf, type Fields, type Traits } from './field';
import { officeFields } from './office';
import { personFields } from './person';
import { supplierFields } from './supplier';

/** A field in the history of its record. */
export interface Audited {
  name: FieldLabel;
  as: Exclude<Traits['audited'], { excused: string }>;
}

/** Fields that are not entered, or that only a series has. */
const DERIVED_FIELDS: readonly Audited[] = [
  { name: 'startDate', as: 'day' },
  { name: 'until', as: 'day' },
  { name: 'localTime', as: 'text' },
  { name: 'holidayRule', as: 'holidayRule' },
  { name: 'isPaused', as: 'flag' },
  { name: 'balanceLimits', as: 'limits' },
  { name: 'custody', as: 'flag' },
  { name: 'dayStartsAt', as: 'text' },
  { name: 'tolerances', as: 'limits' },
  { name: 'status', as: 'status' },
  { name: 'collectedAmount', as: 'amount' },
  { name: 'actualCollectionDate', as: 'moment' },
  { name: 'files', as: 'files' },
  { name: 'rrule', as: { sentence: 'repetition' } },
  { name: 'cashLimits', as: { sentence: 'cashLimits' } },
];
const OF_PEOPLE: readonly Audited[] = [
  { name: 'role', as: 'role' },
  { name: 'verified', as: 'flag' },
  { name: 'archived', as: 'flag' },
  { name: 'platform', as: 'flag' },
];

function auditedOf(of: Fields): Audited[] {
  return entriesOf(of).flatMap(([name, { audited: as }]) =>
    typeof as === 'object' && 'excused' in as ? [] : [{ name, as }],
  );
}

const ALL = [
  ...auditedOf(personFields),
  ...OF_PEOPLE,
  ...[agencyFields, supplierFields, officeFields].flatMap(auditedOf),
  // References come before the other fields of a collection.
  ...auditedOf(scheduleFields).toSorted((one, other) => Number(other.as === 'name') - Number(one.as === 'name')),
  ...auditedOf(collectionFields),
  ...DERIVED_FIELDS,
];

/** Fields of all record types in the history, without duplicates. */
export const AUDITED: readonly Audited[] = [...new Map(ALL.map((field) => [field.name, field])).values()];
