import { Detail } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { useMayReverse } from './use-may-reverse';

/** Names the roles that can reverse a booking, to a person without one. */
export function ReversalHint() {
  const t = useMessages();
  if (useMayReverse()) return null;
  return <Detail>{t('reversal.askAdministrator')}</Detail>;
}
