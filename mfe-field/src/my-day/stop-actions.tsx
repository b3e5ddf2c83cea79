import type { Collection } from '@comptoir/api-contract/collections';
import { Icon } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import styles from './stop-actions.module.css';
import { phoneUrl, mapUrl } from './agency-links';

interface StopActionsProps {
  agency: Pick<Collection['agency'], 'name' | 'phone' | 'lat' | 'lon'>;
  children?: ReactNode;
}

/** Calls the agency and navigates to it; targets are sized for a thumb. */
export function StopActions({ agency, children }: StopActionsProps) {
  const t = useMessages();
  return (
    <div className={styles.actions}>
      {agency.phone !== '' && (
        <a
          className={styles.action}
          href={phoneUrl(agency.phone)}
          aria-label={`${t('myDay.call')}: ${agency.name}, ${agency.phone}`}
        >
          <Icon name="phone" />
          {t('myDay.call')}
        </a>
      )}
      <a className={styles.action} href={mapUrl(agency)} aria-label={`${t('myDay.way')}: ${agency.name}`}>
        <Icon name="location" />
        {t('myDay.way')}
      </a>
      {children}
    </div>
  );
}
