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
      <ul className={styles.fields}>
        {needed.map((field) => (
          <li key={field} className={styles.needed}>
            {fields[field] ?? field}
          </li>
        ))}
        {others.map((field) => (
          <li key={field}>
            {fields[field] ?? field} <span className={styles.raw}>{t('file.optional')}</span>
          </li>
        ))}
      </ul>
      <p>{rule}</p>
    </section>
  );
}
