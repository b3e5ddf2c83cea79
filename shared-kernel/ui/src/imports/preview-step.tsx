import type { Import } from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { useApiMutation } from '../changes';
import { isRefusal } from '@comptoir/kernel/internal/http';
import { contractMessage } from '@comptoir/kernel/internal/i18n';
import { Button, Checkbox, Money, Notice } from '../components';
import { useOwnCurrencyFirst } from '../money/use-own-currency-first';
import { useDownload } from '../components/button/use-download';
import { useImportMessages } from './import-messages';
import { ImportRows } from './import-rows';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { useRefetchImport } from './imports.queries';
import { Steps } from './steps';
import { SELECTABLE, useChosenRows, type SelectableKind } from './use-chosen-rows';
import { saveWrongRows } from './wrong-rows-file';

/** Kinds of rows, which add up to all; rows to check are of the kinds before. */
const KINDS = ['wrong', 'new', 'changed', 'warned', 'equal'] as const;
/** The first kind with rows is shown first. */
const WORK_FIRST = ['wrong', 'warned', 'new', 'changed', 'equal'] as const;

interface PreviewStepProps {
  record: Import;
  words: ImportWords;
  onColumns: () => void;
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
      <span>{t('former.rows', { count: counts.total })}</span>
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

/** Amounts of the new rows, to compare them with the file. */
function Sums({ record: { sums } }: Pick<PreviewStepProps, 'record'>) {
  const t = useImportMessages();
  const rows = useOwnCurrencyFirst(sums);
  if (!rows) return null;
  return (
    <p className={styles.sums}>
      {t('preview.sums')}{' '}
      {rows.map(({ currency, amount }) => (
        <Money key={currency} className={styles.sum} amount={amount} currency={currency} />
      ))}
    </p>
  );
}

function isSelected(kind: (typeof KINDS)[number], kinds: readonly SelectableKind[]): boolean {
  return kinds.some((taken) => taken === kind);
}

function hasColumn({ columns }: Import, wanted: string | undefined): boolean {
  return wanted === undefined || columns.some(({ field }) => field === wanted);
}

function FileName({ record: { fileName, encoding } }: Pick<PreviewStepProps, 'record'>) {
  const t = useImportMessages();
  return (
    <p>
      <strong>
        <bdi>{fileName}</bdi>
      </strong>{' '}
      {encoding?.isGuess === true && t('reading.guessed', { encoding: t(`encodings.${encoding.name}`) })}
    </p>
  );
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
export function PreviewStep({ record, words, onColumns }: PreviewStepProps) {
  const t = useImportMessages();
  const again = useRefetchImport();
  const { id, hash, counts } = record;
  const [only, setOnly] = useState(() => WORK_FIRST.find((kind) => counts[kind] > 0) ?? 'new');
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
  // A kind alone is selected by its rows.
  const choices = SELECTABLE.filter((kind) => counts[kind] > 0);
  const take = () => {
    if (hash === null) return;
    commit.mutate({ params: { id }, body: { hash, kinds: [...kinds], without: [...without.keys()] } });
  };
  return (
    <>
      <Steps at="preview" />
      <div className={styles.summary}>
        {words.effect && hasColumn(record, words.effectOf) && <p>{words.effect}</p>}
        <FileName record={record} />
        <SkippedColumns record={record} onColumns={onColumns} />
        <KindChoice counts={counts} only={only} onChoose={setOnly} />
        <Sums record={record} />
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
        {counts.wrong > 0 && <WrongRows record={record} />}
        {choices.length > 1 &&
          choices.map((kind) => (
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
        {count === 0 && <span className={styles.raw}>{t('refusals.import-none')}</span>}
        <Button onClick={onColumns}>{t('preview.columns')}</Button>
        <Button variant="primary" busy={commit.isPending} disabled={count === 0} onClick={take}>
          {t('preview.take', { count })}
        </Button>
      </div>
    </>
  );
}

function WrongRows({ record }: Pick<PreviewStepProps, 'record'>) {
  const t = useImportMessages();
  const { isPending, mutate } = useDownload(() => saveWrongRows(record, t('rows.says')), t('preview.notSaved'));
  return (
    <div className={styles.left}>
      <span className={styles.wrong}>{t('preview.rest', { count: record.counts.wrong })}</span>
      <Button icon="download" busy={isPending} onClick={() => mutate()}>
        {t('preview.save')}
      </Button>
    </div>
  );
}
