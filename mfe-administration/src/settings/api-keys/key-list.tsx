import type { ApiKey } from '@comptoir/api-contract/api-keys';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Button, Figure, Loaded, SkeletonRows, useConfirm } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useKeyMessages } from './messages/messages';
import styles from './api-keys.module.css';

export function KeyList() {
  return (
    <Loaded query={useQuery(apiQuery('listApiKeys', {}))} placeholder={<SkeletonRows count={2} />}>
      {(keys) => <Keys keys={keys} />}
    </Loaded>
  );
}

function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const t = useKeyMessages();
  const client = useQueryClient();
  const { ask, dialog } = useConfirm();
  const end = useApiMutation('endApiKey', {
    success: t('list.ended'),
    failure: t('list.failed'),
    onSuccess: () => void client.invalidateQueries({ queryKey: apiQuery('listApiKeys', {}).queryKey }),
  });
  const askAndEnd = async ({ id, name }: ApiKey) => {
    const confirmed = await ask({ text: t('list.question', { name }), action: t('list.end') });
    if (confirmed) end.mutate({ params: { id } });
  };

  if (keys.length === 0) return <p className={styles.about}>{t('list.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('list.title')}>
        {keys.map((key) => (
          <li key={key.id} className={styles.key}>
            <div className={styles.facts}>
              <p className={styles.name}>
                <bdi>{key.name}</bdi>
              </p>
              <p className={styles.about}>
                <bdi>{key.scopes.join(', ')}</bdi>
                {key.officeId !== null && ` · ${t('list.office')}`}
              </p>
              <p className={styles.about}>
                {t('list.expires')} <Moment of={key.expiresDate} /> · <LastUse of={key} />
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('list.endOf', { name: key.name })}
              busy={end.isPending}
              onClick={() => void askAndEnd(key)}
            >
              {t('list.end')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function LastUse({ of: { lastUsedDate, lastUsedAddress } }: { of: ApiKey }) {
  const t = useKeyMessages();
  if (lastUsedDate === null) return t('list.unused');
  return (
    <>
      {t('list.used')} <Moment of={lastUsedDate} /> {t('list.from', { address: lastUsedAddress ?? '' })}
    </>
  );
}

function Moment({ of }: { of: string }) {
  return (
    <time dateTime={of}>
      <Figure>{formatDateTime(of, browserTimeZone())}</Figure>
    </time>
  );
}
