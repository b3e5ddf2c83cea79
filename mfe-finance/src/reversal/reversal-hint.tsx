import { Detail } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { useMayReverse } from './use-may-reverse';

/** Names who can reverse a booking, to a person who cannot. */
export function ReversalHint() {
  const t = useMessages();
  if (useMayReverse()) return null;
  return <Detail>{t('reversal.askAdministrator')}</Detail>;
}
