import {
  IMPORT_FIELDS,
  IMPORT_KEYS,
  IMPORT_NEEDED,
  type Import,
  type ImportEncoding,
} from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { useApiMutation } from '../changes';
import { Button, Card, Icon, Notice, Select } from '../components';
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
  const lacking = IMPORT_NEEDED[record.kind].filter((field) => !fields.includes(field) && !missing.includes(field));
  const unknown = record.columns.flatMap(({ title }, at) => (title !== '' && fields[at] === null ? [title] : []));
  const namesOf = (names: readonly string[]) => names.map((name) => words.fields[name] ?? name).join(', ');
  return (
    <div className={styles.step}>
      <Steps at="columns" />
      <ReadingChoices record={record} onEncoding={onEncoding} />
      <p>{t('columns.about')}</p>
      {unknown.length > 0 && (
        <Notice tone="warning">
          <p>
            {t('columns.unknown', { titles: unknown.join(', ') })}{' '}
            {lacking.length > 0 && t('columns.lacking', { fields: namesOf(lacking) })}
          </p>
        </Notice>
      )}
      <Card>
        <ColumnChoices record={record} words={words} fields={fields} onChange={setFields} />
        {[...missing, ...lacking].length > 0 && (
          <ul className={styles.columns}>
            {[...missing, ...lacking].map((field) => (
              <li key={field}>
                <strong>{namesOf([field])}</strong>
                <span className={missing.includes(field) ? styles.wrong : styles.warning}>
                  <Icon name="warning" /> {t('rows.noColumn')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {missing.length > 0 && (
        <Notice tone="warning">
          <p>{t('columns.missing', { fields: namesOf(missing) })}</p>
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
