import type { Approval } from '@comptoir/api-contract/approvals';
import { Link, useListState, useNavigate } from '@comptoir/kernel/router';
import { EmptyState, Loaded, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import { ListPresets } from '@comptoir/ui/dates';
import { Entry, EntryLine, EntryList, Moment } from '@comptoir/ui/records';
import { ApprovalState } from './approval-state';
import { useApprovalTitle } from './approval-title';
import { APPROVAL_LISTS, useApprovals } from './approvals.queries';
import { useApprovalMessages } from './messages/messages';

const LIST = { list: '' };

/** Requests that wait for the person, own ones, and those of others. */
export function ApprovalListPage() {
  const t = useApprovalMessages();
  const navigate = useNavigate();
  const [state, change] = useListState(LIST);
  const list = APPROVAL_LISTS.find((known) => known === state.list) ?? 'waiting';
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={t('description')} onBack={() => void navigate('/inbox')} />
      <ListPresets
        label={t('filter')}
        presets={APPROVAL_LISTS.map((name) => ({
          name,
          label: t(`preset.${name}`),
          state: { list: name === 'waiting' ? '' : name },
        }))}
        state={state}
        onChange={change}
      />
      <Loaded query={useApprovals(list)} placeholder={<SkeletonRows count={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon="check" title={t(`empty.${list}`)} />
          ) : (
            <EntryList label={t(`preset.${list}`)}>
              {rows.map((row) => (
                <ApprovalEntry key={row.id} row={row} />
              ))}
            </EntryList>
          )
        }
      </Loaded>
    </Page>
  );
}

function ApprovalEntry({ row }: { row: Approval }) {
  const titleOf = useApprovalTitle();
  return (
    <Entry name={<Link to={`/inbox/approvals/${row.id}`}>{titleOf(row)}</Link>} action={<ApprovalState {...row} />}>
      <EntryLine>
        <bdi>{row.by.name}</bdi>
        {row.office && (
          <>
            {' · '}
            <bdi>{row.office.name}</bdi>
          </>
        )}
        {' · '}
        <Moment of={row.createdDate} />
      </EntryLine>
      {row.reason !== null && (
        <EntryLine>
          <bdi>{row.reason}</bdi>
        </EntryLine>
      )}
    </Entry>
  );
}
