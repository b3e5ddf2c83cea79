import { IMPORT_FIELDS, IMPORT_NEEDED } from '@comptoir/api-contract/imports';
import { useId } from 'react';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';

/** Columns that a file may have, required ones first, and how its rows are matched. */
export function FileColumns({ words: { kind, fields, rule } }: { words: ImportWords }) {
  const t = useImportMessages();
  const id = useId();
  const needed = IMPORT_NEEDED[kind];
  const others = IMPORT_FIELDS[kind].filter((field) => !needed.includes(field));
  return (
    <section className={styles.about} aria-labelledby={id}>
      <h2 id={id} className={styles.aboutTitle}>
        {t('file.columns')}
      </h2>
      <FieldNames title={t('file.needed')} names={needed.map((field) => fields[field] ?? field)} />
      {others.length > 0 && (
        <FieldNames title={t('file.optional')} names={others.map((field) => fields[field] ?? field)} />
      )}
      <p>{rule}</p>
    </section>
  );
}

function FieldNames({ title, names }: { title: string; names: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.fieldsTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.fields}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
