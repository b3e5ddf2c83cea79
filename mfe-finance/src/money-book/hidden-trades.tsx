import { Button, Notice } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

interface HiddenTradesProps {
  /** Undefined for a number that is too large to be counted. */
  count: number | undefined;
  onShow: () => void;
}

/** Explains that balances need all entries, and offers the hidden trades. */
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
