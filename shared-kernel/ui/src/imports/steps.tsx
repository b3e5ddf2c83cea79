import styles from './imports.module.css';
import { useImportMessages } from './import-messages';

const STEPS = ['file', 'columns', 'preview', 'done'] as const;

export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const t = useImportMessages();
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          className={index < STEPS.indexOf(at) ? styles.finished : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
