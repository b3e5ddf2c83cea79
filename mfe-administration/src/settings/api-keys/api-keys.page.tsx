import { useNavigate } from '@comptoir/kernel/router';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { OwnKeys } from '@comptoir/ui/records';
import { useState } from 'react';
import { useKeyMessages } from './messages/messages';
import { NewKeyForm } from './new-key-form';
import { OneTimeSecret } from '../one-time-secret';
import styles from './api-keys.module.css';

/** API keys of the signed-in administrator. */
export function ApiKeysPage() {
  const t = useKeyMessages();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const texts = {
    title: t('token.title'),
    label: t('token.label'),
    hint: t('token.hint'),
    copy: t('token.copy'),
    copied: t('token.copied'),
    done: t('token.done'),
  };
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={t('description')} onBack={() => void navigate('/settings')} />
      {token === undefined ? (
        <Card>
          <h2 className={styles.title}>{t('new.title')}</h2>
          <NewKeyForm onCreated={setToken} />
        </Card>
      ) : (
        <Card>
          <OneTimeSecret value={token} texts={texts} onDone={() => setToken(undefined)} />
        </Card>
      )}
      <Card>
        <h2 className={styles.title}>{t('inForce')}</h2>
        <OwnKeys />
      </Card>
    </Page>
  );
}
