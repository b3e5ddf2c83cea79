import { Button, ButtonLink } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { TRADE_LIST } from './trade-filters';

interface TradesEmptyProps {
  filters: typeof TRADE_LIST;
  onClear: () => void;
}

export function TradesEmpty({ filters, onClear }: TradesEmptyProps) {
  const t = useMessages();
  const isFiltered = [filters.from, filters.to, filters.currency].some((value) => value !== '');
  if (!isFiltered) {
    return (
      <>
        <p>{t('exchange.emptyFirst')}</p>
        <ButtonLink to="/exchange/new" icon="exchange">
          {t('exchange.makeFirst')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{t('exchange.emptyFiltered')}</p>
      <Button size="small" onClick={onClear}>
        {t('exchange.clear')}
      </Button>
    </>
  );
}
