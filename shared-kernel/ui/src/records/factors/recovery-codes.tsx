import { toastSuccess } from '@comptoir/kernel/internal/toast';
import { Button } from '../../components/button/button';
import { saveFile } from '../../files/download/download';
import { useFactorMessages } from './factor-messages';
import styles from './factors.module.css';

const FILE = 'comptoir-recovery-codes.txt';

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useFactorMessages();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('codes.copied'));
  };
  return (
    <div className={styles.setup}>
      <p>{t('codes.text')}</p>
      <ul className={styles.codes} aria-label={t('codes.list')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
        <Button icon="download" onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE)}>
          {t('codes.download')}
        </Button>
      </div>
    </div>
  );
}
