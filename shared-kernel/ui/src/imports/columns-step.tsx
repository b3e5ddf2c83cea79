import {
  IMPORT_FIELDS,
  IMPORT_KEYS,
  IMPORT_NEEDED,
  type Import,
  type ImportEncoding,
} from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { useApiMutation } from '../changes';
import { Button, Card, classNames, Notice, Select } from '../components';
import { useImportMessages } from './import-messages';
import { columnsRefusal, type ImportWords } from './import-words';
import styles from './imports.module.css';
import { useRefetchImport } from './imports.queries';
import { ReadingChoices } from './reading-choices';
import { Steps } from './steps';

/** Value for a column that is not imported. */
const NOT_IMPORTED = '-';

interface ColumnsStepProps {
  record: Import;
  words: ImportWords;
  onDone: () => void;
  onEncoding: (encoding: ImportEncoding) => void;
}

export function ColumnsStep({ record, words, onDone, onEncoding }: ColumnsStepProps) {
  const t = useImportMessages();
  const again = useRefetchImport();
  const [fields, setFields] = useState(() => record.columns.map(({ field }) => field));
  const map = useApiMutation('mapImport', {
    failure: t('columns.failed'),
    failureIn: 'screen',
    onSuccess: () => void again().then(onDone),
  });
  const missing = IMPORT_KEYS[record.kind].filter((key) => !fields.includes(key));
  const lacking = IMPORT_NEEDED[record.kind].filter((field) => !fields.includes(field));
  const unknown = record.columns.flatMap(({ title }, at) => (title !== '' && fields[at] === null ? [title] : []));
  const namesOf = (names: readonly string[]) => names.map((name) => words.fields[name] ?? name).join(', ');
  return (
    <div className={classNames(styles.step, styles.mapping)}>
      <Steps at="columns" />
      <ReadingChoices record={record} onEncoding={onEncoding} />
      {unknown.length + lacking.length > 0 ? (
        <Notice tone="warning">
          <p>
            {unknown.length > 0 && t('columns.unknown', { titles: unknown.join(', ') })}{' '}
            {lacking.length > 0 && t('columns.lacking', { fields: namesOf(lacking) })} {t('columns.about')}
          </p>
        </Notice>
      ) : (
        <p>{t('columns.about')}</p>
      )}
      <Card>
        <ColumnChoices record={record} words={words} fields={fields} onChange={setFields} />
      </Card>
      {map.error && (
        <Notice tone="danger">
          <p>{columnsRefusal(map.error, words)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {missing.length > 0 && <span className={styles.raw}>{t('columns.missing', { fields: namesOf(missing) })}</span>}
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

interface ColumnChoicesProps extends Pick<ColumnsStepProps, 'record' | 'words'> {
  fields: readonly (string | null)[];
  onChange: (fields: (string | null)[]) => void;
}

function ColumnChoices({ record, words, fields, onChange }: ColumnChoicesProps) {
  const t = useImportMessages();
  const options = [
    { value: NOT_IMPORTED, label: t('columns.none') },
    ...IMPORT_FIELDS[record.kind].map((field) => ({ value: field, label: words.fields[field] ?? field })),
  ];
  // A field belongs to one column, so its former column is excluded.
  const choose = (at: number, value: string) =>
    onChange(
      fields.map((field, place) =>
        place === at ? (value === NOT_IMPORTED ? null : value) : field === value ? null : field,
      ),
    );
  return (
    <ul className={styles.columns}>
      {unknownFirst(record).map(({ title, samples, at }) => {
        const name = title || t('columns.untitled', { number: at + 1 });
        const shown = new Set(samples.filter((sample) => sample !== ''));
        return (
          <li key={at} className={title !== '' && fields[at] === null ? styles.unknown : undefined}>
            <div className={styles.column}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <bdi className={styles.samples}>{[...shown].join(' · ')}</bdi>
            </div>
            <Select
              label={t('columns.fieldOf', { title: name })}
              placeholder={t('columns.none')}
              value={fields[at] ?? NOT_IMPORTED}
              options={options}
              onChange={(value) => choose(at, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Columns with their places in the file; those that were not recognised come first. */
function unknownFirst({ columns }: Import) {
  const placed = columns.map((column, at) => ({ ...column, at }));
  const isUnknown = ({ title, field }: Import['columns'][number]) => title !== '' && field === null;
  return [...placed.filter(isUnknown), ...placed.filter((column) => !isUnknown(column))];
}
