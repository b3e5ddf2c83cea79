import type { CashInHand } from '@comptoir/api-contract/cash';
import { formatAmount } from '@comptoir/ui/money';
import { Notice } from '@comptoir/ui';
import { useSummaryMessages } from './messages/messages';

/** Limits below the cash in the bag; nothing without one. */
export function PassedLimits({ bag }: { bag: readonly CashInHand[] }) {
  const t = useSummaryMessages();
  const texts = bag.flatMap(({ currency, amount, warn, max }) => {
    if (max !== undefined && amount > max) return t('aboveLimit', { amount: formatAmount(max, currency) });
    return warn !== undefined && amount > warn ? t('aboveWarning', { amount: formatAmount(warn, currency) }) : [];
  });
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
