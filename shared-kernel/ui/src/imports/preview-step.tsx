import type { Import, ImportEncoding } from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { useApiMutation } from '../changes';
import { isRefusal } from '@comptoir/kernel/internal/http';
import { contractMessage } from '@comptoir/kernel/internal/i18n';
import { Button, Checkbox, Notice } from '../components';
import { useImportMessages } from './import-messages';
import { ImportRows } from './import-rows';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { useRefetchImport } from './imports.queries';
import { ReadingChoices } from './reading-choices';
import { Steps } from './steps';
import { SELECTABLE, useChosenRows, type SelectableKind } from './use-chosen-rows';

/** Kinds of rows; those that need work come first. */
const KINDS = ['wrong', 'warned', 'new', 'changed', 'equal'] as const;

interface PreviewStepProps {
  record: Import;
  words: ImportWords;
  onColumns: () => void;
  onEncoding: (encoding: ImportEncoding) => void;
}

interface KindChoiceProps {
  counts: Import['counts'];
  only: (typeof KINDS)[number];
  onChoose: (kind: (typeof KINDS)[number]) => void;
}

function KindChoice({ counts, only, onChoose }: KindChoiceProps) {
  const t = useImportMessages();
  return (
    <fieldset aria-label={t('preview.filter')} className={styles.counts}>
      {KINDS.filter((kind) => kind === only || counts[kind] > 0).map((kind) => (
        <Button
          key={kind}
          size="small"
          variant={only === kind ? 'default' : 'text'}
          aria-pressed={only === kind}
          onClick={() => onChoose(kind)}
        >
          <span className={counts[kind] > 0 ? styles[kind] : styles.raw}>
            {t(`counts.${kind}`, { count: counts[kind] })}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

function isSelected(kind: (typeof KINDS)[number], kinds: readonly SelectableKind[]): boolean {
  return kinds.some((taken) => taken === kind);
}

function hasColumn({ columns }: Import, wanted: string | undefined): boolean {
  return wanted === undefined || columns.some(({ field }) => field === wanted);
}

/** Lists the skipped columns, in case one is missing. */
function SkippedColumns({ record, onColumns }: Pick<PreviewStepProps, 'record' | 'onColumns'>) {
  const t = useImportMessages();
  const { columns, leftOut = [] } = record;
  const titles = [
    ...columns.filter(({ field, title }) => field === null && title !== ''),
    ...leftOut.map((title) => ({ title })),
  ];
  if (titles.length === 0) return null;
  return (
    <Notice tone="warning" action={<Button onClick={onColumns}>{t('preview.columns')}</Button>}>
      <p>{t('preview.leftOut', { titles: titles.map(({ title }) => title).join(', ') })}</p>
    </Notice>
  );
}

/** Shows the effect of each row, and selects the rows to import. */
export function PreviewStep({ record, words, onColumns, onEncoding }: PreviewStepProps) {
  const t = useImportMessages();
  const again = useRefetchImport();
  const { id, hash, counts } = record;
  const [only, setOnly] = useState(() => KINDS.find((kind) => counts[kind] > 0) ?? 'new');
  const { kinds, without, choose } = useChosenRows(record);
  const commit = useApiMutation('commitImport', {
    failure: t('preview.failed'),
    failureIn: 'screen',
    onSuccess: () => void again(),
    handleError: (error) => {
      if (isRefusal(error, 'import-changed')) void again();
      return false;
    },
  });
  const setWithout = (next: ReadonlyMap<number, SelectableKind>) => choose({ without: [...next] });
  const chosenOf = (kind: SelectableKind) =>
    kinds.includes(kind) ? counts[kind] - [...without.values()].filter((one) => one === kind).length : 0;
  const count = chosenOf('new') + chosenOf('changed');
  const take = () => {
    if (hash === null) return;
    commit.mutate({ params: { id }, body: { hash, kinds: [...kinds], without: [...without.keys()] } });
  };
  return (
    <>
      <Steps at="preview" />
      <div className={styles.summary}>
        {words.effect && hasColumn(record, words.effectOf) && <p>{words.effect}</p>}
        <ReadingChoices record={record} onEncoding={onEncoding} />
        <SkippedColumns record={record} onColumns={onColumns} />
        <KindChoice counts={counts} only={only} onChoose={setOnly} />
        {commit.error && (
          <Notice tone="danger">
            <p>{contractMessage(commit.error)}</p>
          </Notice>
        )}
      </div>
      <ImportRows
        key={only}
        record={record}
        words={words}
        only={only}
        {...((only === 'warned' || isSelected(only, kinds)) && { ticks: { without, setWithout } })}
      />
      <div className={`${styles.actions} ${styles.take}`}>
        {counts.wrong > 0 && <span className={styles.wrong}>{t('preview.rest', { count: counts.wrong })}</span>}
        {SELECTABLE.filter((kind) => counts[kind] > 0).map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              choose({ kinds: SELECTABLE.filter((one) => (one === kind ? target.checked : kinds.includes(one))) })
            }
          >
            {t(`take.${kind}`)}
          </Checkbox>
        ))}
        <Button onClick={onColumns}>{t('preview.columns')}</Button>
        <Button variant="primary" busy={commit.isPending} disabled={count === 0} onClick={take}>
          {t('preview.take', { count })}
        </Button>
      </div>
    </>
  );
}
