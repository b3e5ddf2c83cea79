import type { Receipt } from '@comptoir/api-contract/receipts';
import { Button } from '@comptoir/ui';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../../messages/messages';

/** Opens the share sheet of the device with the receipt as text; absent where there is none. */
export function ShareButton({ receipt: { number, agency, lines, url } }: { receipt: Receipt }) {
  const t = useMessages();
  if (!('share' in navigator)) return null;
  const amount = lines.map((line) => formatAmount(line.amount, line.currency)).join(' + ');
  const content = {
    title: t('paper.numbered', { number }),
    text: t('paper.shareText', { number, agency: agency.name, amount }),
    url,
  };
  // Rejects when it is closed.
  const share = () => void navigator.share(content).catch(() => undefined);
  return <Button onClick={share}>{t('paper.share')}</Button>;
}
