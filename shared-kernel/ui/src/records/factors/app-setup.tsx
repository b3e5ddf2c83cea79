import type { AppSetup as Setup } from '@comptoir/api-contract/factors';
import { QrCode } from '../../components/qr-code/qr-code';
import { useFactorMessages } from './factor-messages';
import styles from './factors.module.css';

const GROUP = /.{1,4}/g;

/** QR code of a new authenticator app, and its key for those who cannot scan it. */
export function AppSetup({ secret, uri }: Pick<Setup, 'secret' | 'uri'>) {
  const t = useFactorMessages();
  return (
    <div className={styles.setup}>
      <p>{t('setup.scan')}</p>
      <div className={styles.qr}>
        <QrCode url={uri} label={t('setup.qr')} />
      </div>
      <p>
        {t('setup.key')}
        <br />
        <code dir="ltr" className={styles.key}>
          {secret.match(GROUP)?.join(' ')}
        </code>
      </p>
    </div>
  );
}
