import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Notice } from '../../components/feedback/notice';
import type { AuditedField, RecordState } from '../../records/history/audited-fields';
import { isolated } from '../../records/history/changes-of';
import { useHistoryMessages } from '../../records/history/history-messages';
import { differencesOf, type Difference } from './differences';
import styles from './merge-notice.module.css';

export type FieldLabels = Partial<Record<AuditedField['name'], string>>;

export interface DifferencesProps {
  from: RecordState;
  to: RecordState;
  /** Labels of the form where they differ from those of the history. */
  labels: FieldLabels;
}

export function TheirChanges({ from, to, labels }: DifferencesProps) {
  return <DifferenceList differences={useDifferences(from, to)} labels={labels} />;
}

export function BothChanged({ from, to, labels }: DifferencesProps) {
  const t = useKernelMessages();
  const both = useDifferences(from, to).filter(({ mine }) => mine.status !== 'untouched');
  if (both.length === 0) return null;
  return (
    <Notice tone="warning" title={t('stale.bothChanged')}>
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
