import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

/** Opens the share sheet of the device; absent where there is none. */
export function ShareButton({ content }: { content: ShareData }) {
  const t = useMessages();
  if (!('share' in navigator)) return null;
  // Rejects when it is closed.
  const share = () => void navigator.share(content).catch(() => undefined);
  return <Button onClick={share}>{t('receipt.share')}</Button>;
}
