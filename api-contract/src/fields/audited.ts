import type { FieldLabel } from '../words/field-labels';
import { agencyFields } from './agency';
import { entriesOf, type Fields, type Traits } from './field';

/** A field in the history of its record. */
export interface Audited {
  name: FieldLabel;
  as: Exclude<Traits['audited'], { excused: string }>;
}

/** Fields that are not declared with their record. */
const OTHERS: readonly Audited[] = [
  { name: 'role', as: 'role' },
  { name: 'verified', as: 'flag' },
  { name: 'archived', as: 'flag' },
  { name: 'timeZone', as: 'text' },
  { name: 'balanceLimits', as: 'limits' },
  { name: 'agencyId', as: 'name' },
  { name: 'collectorId', as: 'name' },
  { name: 'startDate', as: 'day' },
  { name: 'until', as: 'day' },
  { name: 'localTime', as: 'text' },
  { name: 'holidayRule', as: 'holidayRule' },
  { name: 'isPaused', as: 'flag' },
  { name: 'scheduledCollectionDate', as: 'moment' },
  { name: 'roundPosition', as: 'number' },
  { name: 'scheduledAmount', as: 'amount' },
  { name: 'status', as: 'status' },
  { name: 'collectedAmount', as: 'amount' },
  { name: 'actualCollectionDate', as: 'moment' },
  { name: 'alertBefore24Hours', as: 'flag' },
  { name: 'alertBefore2Hours', as: 'flag' },
  { name: 'files', as: 'files' },
  { name: 'collectionNotes', as: { sentence: 'notes' } },
  { name: 'rrule', as: { sentence: 'repetition' } },
];

function auditedOf(of: Fields): Audited[] {
  return entriesOf(of).flatMap(([name, { audited: as }]) =>
    typeof as === 'object' && 'excused' in as ? [] : [{ name, as }],
  );
}

/** The fields that a history tells, of all kinds of records: one that several have is there once. */
export const AUDITED: readonly Audited[] = [
  ...new Map([...auditedOf(agencyFields), ...OTHERS].map((field) => [field.name, field])).values(),
];
