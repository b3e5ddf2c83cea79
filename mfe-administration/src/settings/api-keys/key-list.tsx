import type { ApiKey } from '@comptoir/api-contract/api-keys';
import { apiQuery } from '@comptoir/kernel/query';
import { Button, Loaded, SkeletonRows, useConfirm } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { Entry, EntryLine, EntryList, Moment } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { useKeyMessages } from './messages/messages';

export function KeyList() {
  return (
    <Loaded query={useQuery(apiQuery('listApiKeys', {}))} placeholder={<SkeletonRows count={2} />}>
      {(keys) => <Keys keys={keys} />}
    </Loaded>
  );
}

function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const t = useKeyMessages();
  const { ask, dialog } = useConfirm();
  const end = useApiMutation('endApiKey', {
    success: t('list.ended'),
    failure: t('list.failed'),
  });
  const askAndEnd = async ({ id, name }: ApiKey) => {
    const confirmed = await ask({ text: t('list.question', { name }), action: t('list.end') });
    if (confirmed) end.mutate({ params: { id } });
  };

  if (keys.length === 0) return <EntryLine>{t('list.none')}</EntryLine>;
  return (
    <>
      <EntryList label={t('list.title')}>
        {keys.map((key) => (
          <Entry
            key={key.id}
            name={<bdi>{key.name}</bdi>}
            action={
              <Button
                size="small"
                aria-label={t('list.endOf', { name: key.name })}
                busy={end.isPending}
                onClick={() => void askAndEnd(key)}
              >
                {t('list.end')}
              </Button>
            }
          >
            <EntryLine>
              <bdi>{key.scopes.join(', ')}</bdi>
              {key.officeId !== null && ` · ${t('list.office')}`}
            </EntryLine>
            <EntryLine>
              {t('list.expires')} <Moment of={key.expiresDate} /> · <LastUse of={key} />
            </EntryLine>
          </Entry>
        ))}
      </EntryList>
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
