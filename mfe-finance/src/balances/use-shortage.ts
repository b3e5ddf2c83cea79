import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { PositiveAmount } from '@comptoir/api-contract/values';
import { useMessages } from '../messages/messages';
import { useBalances } from './balances.queries';
import { shortageOf } from './shortage';

/** Error for a shortage before sending, in the words of the server. */
export function useShortage(currency: CurrencyCode, amount: number | undefined): string | undefined {
  const t = useMessages();
  const { data } = useBalances();
  const typed = PositiveAmount.safeParse(amount);
  const shortage = typed.success ? shortageOf(data, currency, typed.data) : undefined;
  return shortage && t('refusals.balance-too-low', { ...shortage });
}
