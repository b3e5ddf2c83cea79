import { Button, Notice } from '@comptoir/ui';
import { useOutboxStorage } from '@comptoir/ui/outbox';
import { useState, useSyncExternalStore } from 'react';
import { storageIsFull } from '../second-visit/storage-is-full';
import { installOffer, isApple, isInstalled } from './installation';
import styles from './install-notice.module.css';
import { useInstallationMessages } from './messages/messages';

const LATER_KEY = 'comptoir.installLater';
/** Time after which a dismissed notice returns, in milliseconds. */
const LATER_MS = 24 * 3_600_000;

/** Asks to install the page where the browser may delete unsent work, at the end of the page: nothing moves. */
export function InstallNotice() {
  const t = useInstallationMessages();
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  const [isLater, setLater] = useState(wasDismissed);
  const isFull = useSyncExternalStore(storageIsFull.subscribe, storageIsFull.get);
  const storage = useOutboxStorage();
  if (isFull) {
    return (
      <div className={styles.bar}>
        <Notice tone="warning" title={t('full')}>
          {t('free')}
        </Notice>
      </div>
    );
  }
  if (storage !== 'temporary' || isInstalled() || isLater) return null;
  const dismiss = () => {
    localStorage.setItem(LATER_KEY, String(Date.now()));
    setLater(true);
  };
  const way = isApple() ? t('apple') : !offer && t('menu');
  return (
    <div className={styles.bar}>
      <Notice
        title={t('title')}
        action={
          <div className={styles.actions}>
            {offer && <Button onClick={() => void offer.prompt()}>{t('install')}</Button>}
            <Button onClick={dismiss}>{t('later')}</Button>
          </div>
        }
      >
        {t(isApple() ? 'after7Days' : 'whenFull')} {way}
      </Notice>
    </div>
  );
}

function wasDismissed(): boolean {
  return Date.now() - Number(localStorage.getItem(LATER_KEY)) < LATER_MS;
}
