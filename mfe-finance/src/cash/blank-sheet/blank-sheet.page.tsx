import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry, useSelection } from '@comptoir/kernel/selection';
import { coinsBelowOne, denominationText } from '@comptoir/ui/counting';
import { PaperPage, PaperTable, Signatures } from '@comptoir/ui/paper';
import { Figure } from '@comptoir/ui';
import { CurrencyFilter } from '../../balances/currency-filter';
import { useCashMessages } from '../messages/messages';

/** A count sheet to fill in by hand. */
export function BlankSheetPage() {
  const t = useCashMessages();
  const usual: string = currencyOfCountry(useSelection().selectedCountryCode);
  const [chosen, change] = useListState({ currency: usual });
  const currency = CURRENCY_CODES.find((code) => code === chosen.currency) ?? 'USD';
  return (
    <PaperPage
      title={t('blank.title')}
      officeId={useOfficeInCountry()?.officeId}
      choices={<CurrencyFilter isOne currency={currency} onChange={(next) => change({ currency: next })} />}
    >
      <BlankTable currency={currency} />
      <Signatures of={[t('blank.counted'), t('blank.witness')]} />
    </PaperPage>
  );
}

function BlankTable({ currency }: { currency: CurrencyCode }) {
  const t = useCashMessages();
  const coins = coinsBelowOne(currency);
  return (
    <PaperTable
      caption={t('blank.currency', { currency })}
      rows={DENOMINATIONS[currency].filter((value) => !coins.includes(value))}
      rowKey={(value) => value}
      columns={[
        { id: 'note', title: t('blank.note'), cell: denomination },
        { id: 'number', title: t('blank.number'), kind: 'blank', cell: () => '' },
        { id: 'amount', title: t('blank.amount'), kind: 'blank', cell: () => '' },
      ]}
    />
  );
}

function denomination(value: string) {
  return <Figure>{denominationText(value)}</Figure>;
}
