import { useNavigate } from '@comptoir/kernel/router';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { useState } from 'react';
import { OneTimeSecret } from '../one-time-secret';
import { useWebhookMessages } from './messages/messages';
import { NewWebhookForm } from './new-webhook-form';
import { WebhookList } from './webhook-list';
import styles from './webhooks.module.css';

/** Webhooks of the signed-in administrator. */
export function WebhooksPage() {
  const t = useWebhookMessages();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const texts = {
    title: t('secret.title'),
    label: t('secret.label'),
    hint: t('secret.hint'),
    copy: t('secret.copy'),
    copied: t('secret.copied'),
    done: t('secret.done'),
  };
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={t('description')} onBack={() => void navigate('/settings')} />
      <Card>
        {secret === undefined ? (
          <>
            <h2 className={styles.title}>{t('new.title')}</h2>
            <NewWebhookForm onCreated={setSecret} />
          </>
        ) : (
          <OneTimeSecret value={secret} texts={texts} onDone={() => setSecret(undefined)} />
        )}
      </Card>
      <Card>
        <h2 className={styles.title}>{t('list.title')}</h2>
        <WebhookList onSecret={setSecret} />
      </Card>
    </Page>
  );
}
