import { useNavigate } from '@comptoir/kernel/router';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { useState } from 'react';
import { KeyList } from './key-list';
import { useKeyMessages } from './messages/messages';
import { NewKeyForm } from './new-key-form';
import { NewToken } from './new-token';
import styles from './api-keys.module.css';

/** API keys of the signed-in administrator. */
export function ApiKeysPage() {
  const t = useKeyMessages();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
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
          <NewToken token={token} onDone={() => setToken(undefined)} />
        </Card>
      )}
      <Card>
        <h2 className={styles.title}>{t('list.title')}</h2>
        <KeyList />
      </Card>
    </Page>
  );
}
