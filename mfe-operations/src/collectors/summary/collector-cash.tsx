import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money } from '@comptoir/ui';
import { SummaryFigure, SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useSummaryMessages } from './messages/messages';

/** Cash in the hand of a collector. */
export function BagFigure({ bag }: { bag: NonNullable<CollectorSummary['bag']> }) {
  const t = useSummaryMessages();
  // The longest held is first.
  const since = bag[0]?.since;
  if (since === undefined) {
    return (
      <SummaryFigure label={t('bag')} to="/cash" tone="quiet" note={t('bagEmpty')}>
        –
      </SummaryFigure>
    );
  }
  return (
    <SummaryFigure
      label={t('bag')}
      to="/cash"
      note={
        <>
          {t('since')} <Figure>{formatDateTime(since)}</Figure>
        </>
      }
    >
      {bag.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </SummaryFigure>
  );
}

export function HandoverPart({ handover }: Pick<CollectorSummary, 'handover'>) {
  const t = useSummaryMessages();
  return (
    <SummaryPart title={t('handovers')} empty={t('handoverNone')} to="/cash/handovers">
      {handover
        ? [
            <SummaryRow key="handover" figure={<Figure>{formatDate(handover.date)}</Figure>}>
              <Link to={`/cash/handovers/${handover.id}`}>
                {t(handover.toReceive ? 'receive' : 'handover', { number: handover.number })}
              </Link>
            </SummaryRow>,
          ]
        : []}
    </SummaryPart>
  );
}
