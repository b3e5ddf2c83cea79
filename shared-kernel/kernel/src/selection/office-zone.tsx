import { browserTimeZone, differsFromBrowser, zoneName } from '../format';
import { useKernelMessages } from '../i18n/kernel-messages';
import { useOfficeTimeZone } from './selection';
import styles from './office-zone.module.css';

/** Names the office's time zone if it differs from that of the browser. */
export function OfficeZone() {
  const t = useKernelMessages();
  const timeZone = useOfficeTimeZone();
  if (timeZone === browserTimeZone() || !differsFromBrowser(timeZone)) return null;
  return <p className={styles.zone}>{t('zone', { zone: zoneName(timeZone) })}</p>;
}
