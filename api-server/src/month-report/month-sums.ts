import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import type { MonthFlows, MonthSum } from '@comptoir/api-contract/month-report';
import type { CaseRow, CashRow } from './month-report.repository';

type Side = 'in' | 'out';
type Part = Pick<CashRow, 'account' | 'in' | 'out'>;

/** Adds up rows per currency; amounts of different currencies stay apart. */
export function monthSums(
  cash: readonly Omit<CashRow, 'place'>[],
  cases: readonly Omit<CaseRow, 'place'>[],
): MonthSum[] {
  const shown = new Set([...cash, ...cases].map(({ currency }) => currency));
  return CURRENCY_CODES.filter((code) => shown.has(code)).map((currency) => sumOf(currency, cash, cases));
}

function sumOf(
  currency: CurrencyCode,
  allCash: readonly Omit<CashRow, 'place'>[],
  allCases: readonly Omit<CaseRow, 'place'>[],
): MonthSum {
  const of = (period: CashRow['period']) => allCash.filter((row) => row.currency === currency && row.period === period);
  const held = (account: CashRow['account']) => netOf(of('held').filter((row) => row.account === account));
  const [till, vault, hands] = [held('CASH'), held('VAULT'), held('HAND')];
  const closing = till + vault + hands - netOf(of('since'));
  const cases = allCases.filter((row) => row.currency === currency);
  const total = (figure: (row: Omit<CaseRow, 'place'>) => number) => cases.reduce((sum, row) => sum + figure(row), 0);
  const open = (figure: 'missing' | 'tooMuch') => fromMinor(cases.reduce((sum, row) => sum + row[figure], 0n));
  return {
    currency,
    held: {
      till: fromMinor(till),
      vault: fromMinor(vault),
      hands: fromMinor(hands),
      onTheWay: fromMinor(held('TRANSIT')),
    },
    opening: fromMinor(closing - netOf(of('this'))),
    closing: fromMinor(closing),
    flows: flowsOf(of('this')),
    lastFlows: flowsOf(of('last')),
    cases: {
      count: total(({ count }) => count),
      overdue: total(({ overdue }) => overdue),
      missing: open('missing'),
      tooMuch: open('tooMuch'),
    },
  };
}

function flowsOf(parts: readonly Part[]): MonthFlows {
  const net = (...accounts: Part['account'][]) =>
    fromMinor(netOf(parts.filter(({ account }) => accounts.includes(account))));
  const exchanged = (side: Side) =>
    fromMinor(parts.reduce((sum, part) => (part.account === 'EXCHANGE' ? sum + part[side] : sum), 0n));
  return {
    // The difference to a wrong recorded amount is collected cash.
    collected: net('COLLECTIONS', 'DIFFERENCES'),
    exchangedIn: exchanged('in'),
    exchangedOut: exchanged('out'),
    expenses: fromMinor(-netOf(parts.filter(({ account }) => account === 'EXPENSES'))),
    floats: net('FLOAT'),
    transfers: net('BANK', 'TRANSIT'),
    differences: net('SUSPENSE', 'RECEIVABLE', 'OTHER_INCOME'),
  };
}

function netOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, part) => sum + part.in - part.out, 0n);
}
