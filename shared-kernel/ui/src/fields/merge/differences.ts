import { AUDITED_FIELDS, type AuditedField, type RecordState } from '../../records/history/audited-fields';
import type { HistoryWords } from '../../records/history/history-messages';
import { isSameValue, type Values } from './merge-values';

export interface Difference {
  name: AuditedField['name'];
  /** Their value as text; undefined if they removed it. */
  theirs: string | undefined;
  /** Own change of the field; `untouched` if there is none or it is the same. */
  mine: { status: 'untouched' } | { status: 'chosen' } | { status: 'typed'; value: string | undefined };
}

interface Comparison {
  from: RecordState;
  to: RecordState;
  values: Values;
  defaults: Values;
}

/** Form fields that are reported as one. */
const TOGETHER: Partial<Record<AuditedField['name'], readonly string[]>> = {
  scheduledCollectionDate: ['scheduledCollectionDate', 'hasTime'],
  scheduledAmount: ['scheduledAmount', 'currency'],
};

/** Changes by another user since the form was filled, with the own input for the same fields. */
export function differencesOf({ from, to, values, defaults }: Comparison, t: HistoryWords): Difference[] {
  return AUDITED_FIELDS.flatMap(({ name, as, word }): Difference[] => {
    const theirs = word(to, t);
    if (theirs === word(from, t)) return [];
    const isMine = (TOGETHER[name] ?? [name]).some(
      (field) => !isSameValue(values[field], defaults[field]) && !isSameValue(values[field], to[field]),
    );
    if (!isMine) return [{ name, theirs, mine: { status: 'untouched' } }];
    // The form shows the name of a selected record.
    if (as === 'name') return [{ name, theirs, mine: { status: 'chosen' } }];
    return [{ name, theirs, mine: { status: 'typed', value: word({ ...from, ...values }, t) } }];
  });
}
