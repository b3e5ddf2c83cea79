import { Link } from '@comptoir/kernel/router';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useCustodyMessages } from './messages/messages';

/** State of custody on the page of the office, with a link to change it. */
export function CustodyPart({ id, isOn }: { id: string; isOn: boolean }) {
  const t = useCustodyMessages();
  return (
    <SummaryPart title={t('title')}>
      {[
        <SummaryRow key="mode">{t(isOn ? 'mode.CUSTODY' : 'mode.DIRECT')}</SummaryRow>,
        <SummaryRow key="change">
          <Link to={`/manage-offices/${id}/custody`}>{t('change')}</Link>
        </SummaryRow>,
      ]}
    </SummaryPart>
  );
}
