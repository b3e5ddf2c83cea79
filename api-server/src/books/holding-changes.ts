import type { Account } from '../database/tables/books';
import type { HoldingChange } from '../inbox/cash-limits.repository';
import { balanceIn, type Holdings } from './account';
import type { Booking } from './booking';
import type { Amounts } from './cash-movement';

/** Changes of the cash in till, vault and hands by some bookings; balances and holdings are those after them. */
export function holdingChanges(
  bookings: readonly Pick<Booking, 'transfers'>[],
  balances: Amounts,
  holdings: Holdings = new Map(),
): HoldingChange[] {
  const changes: Holdings = new Map();
  for (const { from, to, currency, amount } of bookings.flatMap(({ transfers }) => transfers)) {
    add(from, -amount);
    add(to, amount);
    function add(account: Account, change: bigint) {
      if (!isLimited(account)) return;
      const amounts = changes.get(account) ?? new Map();
      changes.set(account, amounts.set(currency, balanceIn(changes, account, currency) + change));
    }
  }
  return [...changes].flatMap(([account, amounts]) =>
    [...amounts].map(([currency, change]) => {
      const after = account === 'CASH' ? (balances.get(currency) ?? 0n) : balanceIn(holdings, account, currency);
      return { account, currency, before: after - change, after };
    }),
  );
}

function isLimited(account: Account): boolean {
  return account === 'CASH' || account === 'VAULT' || account.startsWith('HAND:');
}
