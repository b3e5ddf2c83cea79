import { Button, Notice } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

interface HiddenTradesProps {
  /** Undefined where they are too many to be counted. */
  count: number | undefined;
  onShow: () => void;
}

/** Why the book has no balances: trades of its period are left out. */
export function HiddenTrades({ count, onShow }: HiddenTradesProps) {
  const t = useMessages();
  return (
    <Notice
      action={
        <Button size="small" onClick={onShow}>
          {t('moneyBook.showTrades')}
        </Button>
      }
    >
      {count === undefined ? t('moneyBook.manyHiddenTrades') : t('moneyBook.hiddenTrades', { count })}
    </Notice>
  );
}
