import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useKernelMessages } from '../../i18n';
import { Notice } from '../../ui/feedback/notice';
import type { AuditedField, RecordState } from '../history/audited-fields';
import { isolated } from '../history/changes-of';
import { useHistoryMessages } from '../history/history-messages';
import { StaleNotice } from '../record/stale-notice';
import { differencesOf, type Difference } from './differences';
import styles from './merge-notice.module.css';

export type FieldLabels = Partial<Record<AuditedField['name'], string>>;

interface DifferencesProps {
  from: RecordState;
  to: RecordState;
  /** Labels of the form where they are not those of the history. */
  labels: FieldLabels;
}

/** Says that a change was refused, and, once it is known, what somebody else changed. Stands inside the `Form`. */
export function RefusedNotice({ onLoad, differences }: { onLoad: () => void; differences?: DifferencesProps }) {
  return <StaleNotice onLoad={onLoad}>{differences && <WhatTheyChanged {...differences} />}</StaleNotice>;
}

function WhatTheyChanged({ from, to, labels }: DifferencesProps) {
  return <DifferenceList differences={useDifferences(from, to)} labels={labels} />;
}

/** Names what both changed, while it stands in the form as it was typed. Stands inside the `Form`. */
export function MergedNotice({ from, to, labels }: DifferencesProps) {
  const t = useKernelMessages();
  const both = useDifferences(from, to).filter(({ mine }) => mine.status !== 'untouched');
  if (both.length === 0) return null;
  return (
    <Notice tone="warning" title={t('stale.bothChanged')}>
      {/* What I typed stands in the field. */}
      <DifferenceList differences={both.map((one) => ({ ...one, mine: { status: 'chosen' } }))} labels={labels} />
    </Notice>
  );
}

function useDifferences(from: RecordState, to: RecordState): Difference[] {
  const { control } = useFormContext();
  const values = useWatch({ control });
  const { defaultValues = {} } = useFormState({ control });
  return differencesOf({ from, to, values, defaults: defaultValues }, useHistoryMessages());
}

function DifferenceList({ differences, labels }: { differences: readonly Difference[]; labels: FieldLabels }) {
  const t = useKernelMessages();
  const inHistory = useHistoryMessages();
  if (differences.length === 0) return null;
  return (
    <ul className={styles.list}>
      {differences.map(({ name, theirs, mine }) => {
        const field = labels[name] ?? inHistory(`field.${name}`);
        const they = theirs === undefined ? t('stale.removed') : t('stale.wrote', { value: isolated(theirs) });
        const sentence = mine.status === 'typed' ? t('stale.both', { they, mine: isolated(mine.value) }) : they;
        return <li key={name}>{t('stale.field', { field, sentence })}</li>;
      })}
    </ul>
  );
}
