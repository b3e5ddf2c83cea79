import { IMPORT_FIELDS, IMPORT_KEYS, type Import } from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { useApiMutation } from '../changes';
import { Button, Notice, Select } from '../ui';
import { useImportMessages } from './import-messages';
import { columnsRefusal, type ImportWords } from './import-words';
import styles from './imports.module.css';
import { useImportAgain } from './imports.queries';
import { Steps } from './steps';

/** Not a field: the column stays out. */
const NONE = '-';

interface ColumnsStepProps {
  record: Import;
  words: ImportWords;
  onDone: () => void;
}

/** Which field each column is of, as guessed from its title until somebody says another one. */
export function ColumnsStep({ record, words, onDone }: ColumnsStepProps) {
  const t = useImportMessages();
  const again = useImportAgain();
  const [fields, setFields] = useState(() => record.columns.map(({ field }) => field));
  const map = useApiMutation('mapImport', {
    failure: t('columns.failed'),
    failureIn: 'screen',
    onSuccess: () => void again().then(onDone),
  });
  const missing = IMPORT_KEYS[record.kind].filter((key) => !fields.includes(key));
  const options = [
    { value: NONE, label: t('columns.none') },
    ...IMPORT_FIELDS[record.kind].map((field) => ({ value: field, label: words.fields[field] ?? field })),
  ];
  // A field is of one column: where it was before, that one is left out.
  const choose = (at: number, value: string) =>
    setFields((before) =>
      before.map((field, place) => (place === at ? (value === NONE ? null : value) : field === value ? null : field)),
    );
  return (
    <div className={styles.step}>
      <Steps at="columns" />
      <p>{t('columns.about')}</p>
      <ul className={styles.columns}>
        {record.columns.map(({ title, samples }, at) => {
          const name = title || t('columns.untitled', { number: at + 1 });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are, and titles may be alike
            <li key={at}>
              <div className={styles.column}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <bdi className={styles.samples}>{samples.filter((sample) => sample !== '').join(' · ')}</bdi>
              </div>
              <Select
                label={t('columns.fieldOf', { title: name })}
                placeholder={t('columns.none')}
                value={fields[at] ?? NONE}
                options={options}
                onChange={(value) => choose(at, value)}
              />
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <Notice tone="warning">
          <p>{t('columns.missing', { fields: missing.map((key) => words.fields[key] ?? key).join(', ') })}</p>
        </Notice>
      )}
      {map.error && (
        <Notice tone="danger">
          <p>{columnsRefusal(map.error, words)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={map.isPending}
          disabled={missing.length > 0}
          onClick={() => map.mutate({ params: { id: record.id }, body: { fields } })}
        >
          {t('columns.go')}
        </Button>
      </div>
    </div>
  );
}
