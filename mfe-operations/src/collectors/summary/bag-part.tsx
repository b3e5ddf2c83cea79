import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money } from '@comptoir/ui';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useSummaryMessages } from './messages/messages';

/** Cash in the hand of a collector, with the last handover. */
export function BagPart({ bag, handover }: Pick<CollectorSummary, 'bag' | 'handover'>) {
  const t = useSummaryMessages();
  if (bag === null)
    return (
      <SummaryPart title={t('bag')} empty={t('custodyOff')}>
        {[]}
      </SummaryPart>
    );
  const held = bag.map(({ currency, amount, since }) => (
    <SummaryRow key={currency} figure={<Money amount={amount} currency={currency} />}>
      <span>
        {t('since')} <Figure>{formatDateTime(since)}</Figure>
      </span>
    </SummaryRow>
  ));
  return (
    <SummaryPart title={t('bag')} to="/cash">
      {[
        ...(held.length > 0 ? held : [<SummaryRow key="empty">{t('bagEmpty')}</SummaryRow>]),
        ...(handover
          ? [
              <SummaryRow key="handover" figure={<Figure>{formatDate(handover.date)}</Figure>}>
                <Link to={`/cash/handovers/${handover.id}`}>{t('handover', { number: handover.number })}</Link>
              </SummaryRow>,
            ]
          : []),
      ]}
    </SummaryPart>
  );
}
