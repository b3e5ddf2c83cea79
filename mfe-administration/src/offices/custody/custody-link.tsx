import { useParams } from '@comptoir/kernel/router';
import { ButtonLink } from '@comptoir/ui';
import { useCustody } from './custody.queries';
import styles from './custody.module.css';
import { useCustodyMessages } from './messages/messages';

/** State of custody on the page of the office, with a link to change it. */
export function CustodyLink() {
  const t = useCustodyMessages();
  const { id = '' } = useParams();
  const mode = useCustody(id).data?.data.mode;
  return (
    <div className={styles.link}>
      <div>
        <p className={styles.title}>{t('title')}</p>
        <p className={styles.detail}>{mode && t(`mode.${mode}`)}</p>
      </div>
      <ButtonLink to={`/manage-offices/${id}/custody`}>{t('change')}</ButtonLink>
    </div>
  );
}
