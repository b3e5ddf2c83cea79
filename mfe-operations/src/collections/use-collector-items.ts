import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import type { Option } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

/** Options for collectors, with a hint at those who have more cash in hand than a limit. */
export function useCollectorItems(collectors: readonly { id: string; name: string }[]): Option[] {
  const t = useMessages();
  const { data: passed } = useOfficeQuery(
    (place) => apiQuery('listPassedLimits', { query: { officeId: place?.officeId } }),
    { enabled: collectors.length > 0 },
  );
  return collectors.map(({ id, name }) => {
    const own = passed?.filter(({ user }) => user.id === id) ?? [];
    if (own.length === 0) return { value: id, label: name };
    const isAssignable = own.every(({ assignable }) => assignable);
    return { value: id, label: name, detail: t(isAssignable ? 'collection.nearLimit' : 'collection.aboveLimit') };
  });
}
