import { AUDITED_FIELDS, type AuditedField, type RecordState } from '../../records/history/audited-fields';
import type { HistoryWords } from '../../records/history/history-messages';
import { isSameValue, type Values } from './merge-values';

/** A field that somebody else changed. */
export interface Difference {
  name: AuditedField['name'];
  /** Their value in words; nothing where they removed it. */
  theirs: string | undefined;
  /** What I made of the same field; `untouched` where I did not change it, or changed it alike. */
  mine: { status: 'untouched' } | { status: 'chosen' } | { status: 'typed'; value: string | undefined };
}

interface Comparison {
  /** The record that the form was filled from. */
  from: RecordState;
  /** The record as somebody else left it. */
  to: RecordState;
  /** What stands in the form. */
  values: Values;
  /** What the form was filled with. */
  defaults: Values;
}

/** Fields of a form that are told as one. */
const TOGETHER: Partial<Record<AuditedField['name'], readonly string[]>> = {
  scheduledCollectionDate: ['scheduledCollectionDate', 'hasTime'],
  scheduledAmount: ['scheduledAmount', 'currency'],
};

/** What somebody else changed since a form was filled, and what I typed there. */
export function differencesOf({ from, to, values, defaults }: Comparison, t: HistoryWords): Difference[] {
  return AUDITED_FIELDS.flatMap(({ name, as, word }): Difference[] => {
    const theirs = word(to, t);
    if (theirs === word(from, t)) return [];
    const isMine = (TOGETHER[name] ?? [name]).some(
      (field) => !isSameValue(values[field], defaults[field]) && !isSameValue(values[field], to[field]),
    );
    if (!isMine) return [{ name, theirs, mine: { status: 'untouched' } }];
    // The name of a chosen record is shown in the form.
    if (as === 'name') return [{ name, theirs, mine: { status: 'chosen' } }];
    return [{ name, theirs, mine: { status: 'typed', value: word({ ...from, ...values }, t) } }];
  });
}
