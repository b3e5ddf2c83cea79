import { useKernelMessages } from '@comptoir/kernel/i18n';
import { type Period, type PeriodName, presetPeriod } from '@comptoir/ui/dates';
import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

const LONGER: readonly PeriodName[] = ['lastSevenDays', 'thisMonth', 'lastMonth'];

interface LedgerEmptyProps {
  period: Period;
  onPeriod: (period: Period) => void;
  onAddExpense: () => void;
}

/** Offers a longer period or a first entry. */
export function LedgerEmpty({ period, onPeriod, onAddExpense }: LedgerEmptyProps) {
  const t = useMessages();
  const words = useKernelMessages();
  if (period.from === '' && period.to === '') {
    return (
      <>
        <p>{t('moneyBook.emptyBook')}</p>
        <Button icon="plus" onClick={onAddExpense}>
          {t('moneyBook.addExpense')}
        </Button>
      </>
    );
  }
  const offered = LONGER.map((name) => ({ name, preset: presetPeriod(name) })).filter(
    ({ preset }) => preset.from !== period.from || preset.to !== period.to,
  );
  return (
    <>
      <p>{t('moneyBook.emptyPeriod')}</p>
      {offered.map(({ name }) => (
        <Button key={name} size="small" onClick={() => onPeriod({ from: name, to: name })}>
          {words(`period.${name}`)}
        </Button>
      ))}
      <Button size="small" onClick={() => onPeriod({ from: '', to: '' })}>
        {t('moneyBook.all')}
      </Button>
    </>
  );
}
