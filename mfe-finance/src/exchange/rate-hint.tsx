import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './trade-form.module.css';
import { quoteFigure, quoteText } from './quote-text';
import type { LastRate } from './use-last-rate';
import { isUnusualRate, type Pair } from './usual-rate';

interface RateHintProps {
  pair: Pair;
  last: LastRate;
  rate: number | undefined;
  onTake: (rate: number) => void;
}

/**
 * Last rate of the pair and a warning for one far from it. Keeps its line while loading, so that its button does not
 * move.
 */
export function RateHint({ pair, last: { isPending, usual }, rate, onTake }: RateHintProps) {
  const t = useMessages();
  if (!usual) return <span className={styles.hint}>{isPending ? '' : t('exchange.rateNone')}</span>;
  const trade = { ...pair, rate: usual.last };
  const last = quoteText(trade);
  const far = rate !== undefined && rate > 0 && isUnusualRate(rate, usual);
  return (
    <span className={styles.hint}>
      {/* Not an <output>: descriptions leave out elements with a status role. */}
      <span aria-live="polite" className={far ? styles.far : undefined}>
        {far ? t('exchange.rateFar', { last }) : t('exchange.rateLast', { last })}
      </span>
      {rate !== usual.last && (
        <Button size="small" onClick={() => onTake(usual.last)}>
          {t('exchange.rateTake', { last: quoteFigure(trade) })}
        </Button>
      )}
    </span>
  );
}
