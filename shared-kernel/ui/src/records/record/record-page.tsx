import { notifyManager } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { RecordActions, RecordParts } from '../../contributions/contributions';
import type { RecordType } from '@comptoir/kernel/internal/remote';
import { isRecord } from '@comptoir/kernel/internal/remote/record-types';
import { useGoBack } from '@comptoir/kernel/internal/router';
import { useRecordOffice } from '../record-office';
import { Button } from '../../components/button/button';
import { Loaded } from '../../components/feedback/loaded';
import { History } from '../history/history';
import type { HistoryProps } from '../history/record-history';
import { Card, Page } from '../../components/page/page';
import { PageHeader } from '../../components/page/page-header';
import { ReloadCount } from './reload-count';
import { Sessions } from '../sessions/sessions';
import { RecordSteps } from '../steps/record-steps';
import { EditButton } from '../summary/edit-button';
import { StaleNotice } from './stale-notice';

/** Part of an `apiRecordQuery` that the page uses. */
export interface RecordQuery<Stored> {
  data: Answer<Stored> | undefined;
  isFetchedAfterMount: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => Promise<{ data: Answer<Stored> | undefined }>;
}

interface RecordPageProps<Stored> {
  title: string;
  /** Name of the record; an empty one reserves its line. */
  name?: string | undefined;
  /** Line below the name; an empty one reserves it. */
  description?: ReactNode;
  record: RecordQuery<Stored>;
  /** Result of `useDeletion`. */
  deletion: { isPending: boolean; isStale: boolean; reset: () => void; dialog: ReactNode };
  /** Undefined if the record cannot be deleted here. */
  onDelete?: ((current: Answer<Stored>) => void) | undefined;
  /** Record in the audit trail; its history is shown below the form. */
  history: HistoryProps;
  /** Id of the user whose sessions are shown below the form. */
  sessionsOf?: string;
  /** Record type for contributions of remotes; defaults to that of the history. */
  takes?: RecordType | undefined;
  /** Facts above the form, to which *Edit* leads. */
  summary?: ReactNode;
  /** Further parts below the form. */
  details?: ReactNode;
  notice?: ReactNode;
  /** Rare actions beside the deletion. */
  actions?: ReactNode;
  /** The record is being archived, which folds the rare actions as its deletion does. */
  isArchiving?: boolean;
  /** Takes the room of the actions until the record is loaded; not needed above a summary, where they are folded. */
  actionsPlace?: ReactNode;
  /** The form, rendered once the record is loaded. */
  children: (current: Answer<Stored>) => ReactNode;
}

/** Page of a record: form, history, back link and delete button. */
export function RecordPage<Stored>({
  title,
  name,
  description,
  record,
  deletion,
  onDelete,
  history,
  sessionsOf,
  takes = isRecord(history.entity) ? history.entity : undefined,
  summary,
  details,
  notice,
  actions,
  isArchiving = false,
  actionsPlace,
  children,
}: RecordPageProps<Stored>) {
  const goBack = useGoBack();
  // Ignores cached data: a change must be based on the current version.
  const current = record.isFetchedAfterMount ? record.data : undefined;
  useRecordOffice(officeOf(record.data?.data));
  // Keeps rare actions of a page of facts away from Edit.
  const isFolded = summary !== undefined && summary !== false && onDelete !== undefined;
  const rare = (
    <>
      {current ? actions : !isFolded && actionsPlace}
      {current && onDelete && <DeleteButton isBusy={deletion.isPending} onDelete={() => onDelete(current)} />}
      {deletion.dialog}
    </>
  );
  const { loads, loadCurrent } = useCurrentVersion(record, deletion);
  return (
    <Page layout="form">
      <PageHeader
        title={title}
        name={name}
        description={description}
        onBack={goBack}
        actions={
          <>
            {summary && <EditButton disabled={!current} />}
            {current && takes && <RecordActions record={{ type: takes, id: history.id }} />}
            {!isFolded && rare}
            <RecordSteps />
          </>
        }
        menu={isFolded ? rare : undefined}
        menuBusy={deletion.isPending || isArchiving}
      />
      {takes ? <RecordParts record={{ type: takes, id: history.id }}>{content()}</RecordParts> : content()}
    </Page>
  );

  function content() {
    const past = <History {...history} />;
    return (
      <>
        {deletion.isStale ? <StaleNotice refused="deletion" onLoad={() => void loadCurrent()} /> : notice}
        {summary}
        <Card>
          <Loaded query={{ data: current, error: record.isFetching ? null : record.error, refetch: record.refetch }}>
            {(stored) => <ReloadCount value={loads}>{children(stored)}</ReloadCount>}
          </Loaded>
        </Card>
        {current && details}
        {current && (sessionsOf === undefined ? past : <Sessions id={sessionsOf}>{past}</Sessions>)}
      </>
    );
  }
}

/** Loads the current version after a refused deletion, and counts how often. */
function useCurrentVersion({ refetch }: Pick<RecordQuery<unknown>, 'refetch'>, { reset }: { reset: () => void }) {
  const [loads, setLoads] = useState(0);
  const loadCurrent = async () => {
    await refetch();
    reset();
    // Scheduled after the query's own notification, so that the form merges with the new record.
    notifyManager.schedule(() => setLoads((count) => count + 1));
  };
  return { loads, loadCurrent };
}

function DeleteButton({ isBusy, onDelete }: { isBusy: boolean; onDelete: () => void }) {
  const t = useKernelMessages();
  return (
    <Button variant="danger" icon="delete" busy={isBusy} onClick={onDelete}>
      {t('confirm.delete')}
    </Button>
  );
}

/** Undefined for records without an office. */
function officeOf(record: unknown): string | undefined {
  const office: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'officeId') : undefined;
  return typeof office === 'string' ? office : undefined;
}
