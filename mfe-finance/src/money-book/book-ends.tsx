import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerPeriod } from '@comptoir/api-contract/general-ledger';
import { formatDate, today } from '@comptoir/kernel/format';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { BookEnd } from './book-end';
import type { LedgerState } from './ledger-filters';

interface BookEndsProps {
  period: readonly LedgerPeriod[] | undefined;
  state: LedgerState;
  /** Undefined if the balance does not run from row to row of one currency. */
  currency: CurrencyCode | undefined;
  isOldestFirst: boolean;
  /** Entries between both ends. */
  children: ReactNode;
}

/** Opening and closing balance around the entries of one currency, in their order. */
export function BookEnds({ period, state, currency, isOldestFirst, children }: BookEndsProps) {
  const t = useMessages();
  const row = period?.find((each) => each.currency === currency);
  if (!row) return children;
  const opening = (
    <BookEnd
      title={t('paper.opening')}
      date={state.from === '' ? '' : formatDate(state.from)}
      amount={row.opening}
      currency={row.currency}
    />
  );
  const closing = (
    <BookEnd
      title={t('paper.closing')}
      date={formatDate(state.to === '' ? today() : state.to)}
      amount={row.closing}
      currency={row.currency}
    />
  );
  return (
    <>
      {isOldestFirst ? opening : closing}
      {children}
      {isOldestFirst ? closing : opening}
    </>
  );
}
