import { http } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { toastError } from '@comptoir/kernel/toast';
import { Loaded, Skeleton } from '@comptoir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useMessages } from '../messages/messages';
import { Choice } from './choice';

export function DailyMailChoice() {
  const query = useQuery(apiQuery('getInboxMail', {}));
  return (
    <Loaded query={query} placeholder={<Skeleton />}>
      {({ daily }) => <Chosen daily={daily} />}
    </Loaded>
  );
}

function Chosen({ daily }: { daily: boolean }) {
  const t = useMessages();
  const client = useQueryClient();
  const [chosen, show] = useOptimistic(daily);
  const choose = (next: boolean) => {
    startTransition(async () => {
      show(next);
      await http
        .call('chooseInboxMail', { body: { daily: next } })
        .catch((error: unknown) => toastError(t('dailyMail.failed'), error));
      await client.invalidateQueries({ queryKey: apiQuery('getInboxMail', {}).queryKey });
    });
  };
  return (
    <Choice
      label={t('dailyMail.title')}
      value={chosen ? 'on' : 'off'}
      onChange={(next) => choose(next === 'on')}
      options={[
        { value: 'off', label: t('dailyMail.off') },
        { value: 'on', label: t('dailyMail.on') },
      ]}
    />
  );
}
