import type { CollectionBatch } from '@comptoir/api-contract/collections';
import { useApiMutation } from '@comptoir/ui/changes';
import { dayOf, formatDate } from '@comptoir/kernel/format';
import { useNavigate } from '@comptoir/kernel/router';
import { toastSuccess } from '@comptoir/kernel/toast';
import { useEffect } from 'react';
import { useMessages } from '../../messages/messages';
import { rememberDay } from '../last-planned';

export function useBatch() {
  const t = useMessages();
  const navigate = useNavigate();
  const create = useApiMutation('createCollections', { failure: t('plan.failed') });
  const { state, variables, data } = create;
  const instant = variables?.body.scheduledCollectionDate ?? '';
  const count = data?.data.ids.length;

  useEffect(() => {
    if (count === undefined) return;
    const day = dayOf(instant);
    toastSuccess(t('plan.planned', { count }), formatDate(instant));
    rememberDay(day);
    void navigate(`/collection-schedules?from=${day}&to=${day}`, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are planned
  }, [count]);

  return { state, onPlan: (body: CollectionBatch) => create.mutate({ body }) };
}
