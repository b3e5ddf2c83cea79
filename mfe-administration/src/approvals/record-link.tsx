import type { Approval } from '@comptoir/api-contract/approvals';
import { formatDate } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useApprovalMessages } from './messages/messages';

type RecordName = NonNullable<Approval['about']>;

/** A record of a request, which may be of another office than the selected one. */
export function RecordLink({ record, row: { office, names } }: { record: RecordName; row: Approval }) {
  const t = useApprovalMessages();
  const { role } = useClaims();
  const { entity, id } = record;
  const name = names.find((known) => known.id === id)?.name;
  const path = pathOf(record);
  const number = entity === 'day' ? formatDate(dayIn(id)) : id;
  const text = name ?? t(`record.${entity}`, { id: number });
  if (path === undefined) return <bdi>{text}</bdi>;
  return (
    <Link
      to={path}
      onClick={() => {
        if (!office || role === 'OFFICEMANAGER') return;
        selection.chooseCountry(office.countryCode);
        selection.chooseOffice(office.id);
      }}
    >
      <bdi>{text}</bdi>
    </Link>
  );
}

function pathOf({ entity, id }: RecordName): string | undefined {
  switch (entity) {
    case 'collection':
      return `/money-book/${id}`;
    case 'trade':
      return `/exchange/${id}`;
    case 'transaction':
      return '/money-book';
    case 'case':
      return `/cash/cases/${id}`;
    case 'day':
      return `/cash/days/${dayIn(id)}`;
    case 'user':
    case 'office':
      return undefined;
  }
}

/** Days are `<office>:<YYYY-MM-DD>`. */
function dayIn(id: string): string {
  return id.split(':')[1] ?? '';
}
