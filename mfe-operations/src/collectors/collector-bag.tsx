import type { PassedLimit } from '@comptoir/api-contract/cash-limits';
import type { User } from '@comptoir/api-contract/users';
import { formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { formatAmount } from '@comptoir/ui/money';
import { Figure, Money, Notice } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useBagMessages } from './bag-messages/messages';

/** Cash in the hand of a collector, and the last handover; nothing in an office without custody. */
export function CollectorBag({ collector: { id, officeId } }: { collector: Pick<User, 'id' | 'officeId'> }) {
  const { data } = useQuery({
    ...apiQuery('getCustody', { params: { officeId: officeId ?? '' } }),
    enabled: officeId !== null,
  });
  return data?.mode === 'CUSTODY' && officeId !== null ? <Bag id={id} officeId={officeId} /> : null;
}

function Bag({ id, officeId }: { id: string; officeId: string }) {
  const t = useBagMessages();
  const { data: position } = useQuery(apiQuery('getCashPosition', { query: { officeId } }));
  const { data: handovers } = useQuery(apiQuery('listHandovers', { query: { officeId, collectorId: id, limit: 1 } }));
  const { data: passed = [] } = useQuery(apiQuery('listPassedLimits', { query: { officeId } }));
  if (!position || !handovers) return null;
  const held = position.flatMap(({ currency, hands }) =>
    hands.flatMap(({ user, amount, since }) => (user.id === id ? [{ currency, amount, since }] : [])),
  );
  const limits = passed.filter(({ user }) => user.id === id);
  const [last] = handovers;
  return (
    <Notice tone={limits.length === 0 ? 'neutral' : 'warning'} title={t(held.length === 0 ? 'empty' : 'title')}>
      {held.map(({ currency, amount, since }) => (
        <p key={currency}>
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>{' '}
          {t('since')} <Figure>{formatDateTime(since)}</Figure>
        </p>
      ))}
      {limits.map((limit) => (
        <p key={limit.currency}>{limitText(t, limit)}</p>
      ))}
      <p>
        {last ? (
          <Link to={`/cash/handovers/${last.id}`}>
            {t('last', { number: last.number, date: formatDateTime(last.endedDate ?? last.offeredDate) })}
          </Link>
        ) : (
          t('none')
        )}
      </p>
    </Notice>
  );
}

function limitText(t: ReturnType<typeof useBagMessages>, { currency, warn, max, assignable }: PassedLimit): string {
  return assignable
    ? t('aboveWarning', { amount: formatAmount(warn ?? 0, currency) })
    : t('aboveLimit', { amount: formatAmount(max ?? 0, currency) });
}
