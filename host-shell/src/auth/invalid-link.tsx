import { Link } from '@comptoir/kernel/router';
import { Notice } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame';

export function InvalidLink() {
  const t = useShellMessages();
  return (
    <AuthFrame title={t('invalidLink.title')}>
      <Notice tone="danger">{t('invalidLink.text')}</Notice>
      <Link className={styles.aside} to="/auth/login">
        {t('forgot.back')}
      </Link>
    </AuthFrame>
  );
}
