import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerStatement } from '@comptoir/api-contract/general-ledger';
import { namedPeriod, periodOf, PeriodFilter, PeriodPresets } from '@comptoir/ui/dates';
import { endOfDay, formatDate, startOfDay, today } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, PaperTable } from '@comptoir/ui/paper';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry, useSelection } from '@comptoir/kernel/selection';
import { Figure, Loaded } from '@comptoir/ui';
import { useMemo } from 'react';
import { CurrencyFilter } from '../balances/currency-filter';
import { useMessages } from '../messages/messages';
import { useStatement } from './money-book.queries';
import { useStatementColumns } from './use-statement-columns';

export function StatementPage() {
  const t = useMessages();
  const place = useOfficeInCountry();
  const usual = currencyOfCountry(useSelection().selectedCountryCode);
  const defaults = useMemo(() => statementDefaults(usual), [usual]);
  const [address, change] = useListState(defaults);
  const state = { ...address, ...periodOf(address, 'past') };
  const currency = CURRENCY_CODES.find((code) => code === state.currency) ?? usual;
  const from = dayOr(state.from, defaults.from);
  const to = dayOr(state.to, today());
  const statement = useStatement({ currency, from: startOfDay(from) ?? '', to: endOfDay(to) ?? '' });
  return (
    <PaperPage
      title={t('paper.statementOf', { currency })}
      officeId={place?.officeId}
      choices={
        <>
          <CurrencyFilter isOne currency={currency} onChange={(chosen) => change({ currency: chosen })} />
          <PeriodFilter from={from} to={to} onChange={change} />
          <PeriodPresets period={address} onChange={change} />
        </>
      }
    >
      <PaperFacts>
        <PaperFact title={t('paper.period')}>
          <Figure>{t('paper.days', { from: formatDate(from), to: formatDate(to) })}</Figure>
        </PaperFact>
      </PaperFacts>
      <Loaded query={statement}>{(stored) => <Statement statement={stored} />}</Loaded>
    </PaperPage>
  );
}

/** Both ends are required, so an open or invalid one becomes the default. */
function dayOr(day: string, usual: string): string {
  return startOfDay(day) === undefined ? usual : day;
}

/** Current month in the currency of the office. */
function statementDefaults(currency: CurrencyCode) {
  return { currency: currency as string, ...namedPeriod('thisMonth', 'past') };
}

function Statement({ statement }: { statement: LedgerStatement }) {
  const t = useMessages();
  const { currency, opening, closing, entries } = statement;
  const columns = useStatementColumns(statement);
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('paper.opening')}>
          <Money amount={opening} currency={currency} />
        </PaperFact>
        <PaperFact title={t('moneyBook.in')}>
          <Money amount={statement.in} currency={currency} />
        </PaperFact>
        <PaperFact title={t('moneyBook.out')}>
          <Money amount={statement.out} currency={currency} />
        </PaperFact>
        <PaperFact title={t('paper.closing')} isMain>
          <Money amount={closing} currency={currency} />
        </PaperFact>
      </PaperFacts>
      {entries.length === 0 ? (
        <p>{t('paper.nothing')}</p>
      ) : (
        <PaperTable caption={t('moneyBook.entries')} columns={columns} rows={entries} rowKey={({ id }) => id} />
      )}
    </>
  );
}
