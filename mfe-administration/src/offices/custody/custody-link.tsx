import { useParams } from '@comptoir/kernel/router';
import { ButtonLink } from '@comptoir/ui';
import { useOfficeSummary } from '../offices.queries';
import styles from './custody.module.css';
import { useCustodyMessages } from './messages/messages';

/** State of custody on the page of the office, with a link to change it. */
export function CustodyLink() {
  const t = useCustodyMessages();
  const { id = '' } = useParams();
  const custody = useOfficeSummary(id).data?.custody;
  return (
    <div className={styles.link}>
      <div>
        <p className={styles.title}>{t('title')}</p>
        <p className={styles.detail}>{custody !== undefined && t(custody ? 'mode.CUSTODY' : 'mode.DIRECT')}</p>
      </div>
      <ButtonLink to={`/manage-offices/${id}/custody`}>{t('change')}</ButtonLink>
    </div>
  );
}
