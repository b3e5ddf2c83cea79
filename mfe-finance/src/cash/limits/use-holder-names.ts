import { useCashMessages } from '../messages/messages';
import type { LimitHolder } from './limits-form.schema';

/** Texts of holders of cash. */
export function useHolderNames(collectors: readonly { id: string; name: string }[]): (holder: LimitHolder) => string {
  const t = useCashMessages();
  return ({ holder, userId }) => {
    if (userId !== null) return collectors.find(({ id }) => id === userId)?.name ?? t('limits.former');
    return t(`limits.holder.${holder}`);
  };
}
