import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { STAFF } from '@comptoir/api-contract/roles';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { Detail, Fact, Facts } from '@comptoir/ui/records';
import { Card, Figure, Money, Tag } from '@comptoir/ui';
import { CaseState } from './case-state';
import { useCaseMessages } from './messages/messages';

export function CaseFacts({ row }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  const { amount, openAmount, currency, owner, firstOwner, openedDate, dueDate, resolvedDate } = row;
  const isMissing = amount < 0;
  return (
    <Card>
      <Facts>
        <Fact title={t('fact.amount')}>
          <strong>
            <Money amount={amount} currency={currency} signed />
          </strong>
          <Tag tone={isMissing ? 'danger' : 'info'}>{t(isMissing ? 'direction.missing' : 'direction.tooMuch')}</Tag>
        </Fact>
        <Fact title={t('fact.open')}>
          <Money amount={openAmount} currency={currency} signed />
          <CaseState {...row} />
        </Fact>
        <Fact title={t('fact.owner')}>
          <bdi>{owner.name}</bdi>
          {firstOwner.id !== owner.id && <Detail>{t('fact.firstOwner', { name: firstOwner.name })}</Detail>}
        </Fact>
        <Fact title={t('source.label')}>
          <Source row={row} />
        </Fact>
        <Fact title={t('fact.opened')}>
          <Figure>{formatDateTime(openedDate)}</Figure>
        </Fact>
        {resolvedDate === null ? (
          <Fact title={t('fact.due')}>
            <Figure>{formatDate(dueDate)}</Figure>
          </Fact>
        ) : (
          <Fact title={t('fact.resolved')}>
            <Figure>{formatDateTime(resolvedDate)}</Figure>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function Source({ row: { source, sourceId, day } }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  const isStaff = STAFF.includes(useClaims().role);
  const text = t(`source.${source}`);
  if (source === 'HANDOVER') return <Link to={`${isStaff ? '/cash' : '/my-day'}/handovers/${sourceId}`}>{text}</Link>;
  if (day === null) return text;
  const named = t('source.countOf', { day: formatDate(day) });
  return isStaff ? <Link to={`/cash/days/${day}`}>{named}</Link> : named;
}
