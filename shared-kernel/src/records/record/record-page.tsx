import { notifyManager } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../http/http-client';
import { useKernelMessages } from '../../i18n';
import { RecordActions, RecordParts } from '../../contributions/contributions';
import type { RecordType } from '../../remote';
import { isRecord } from '../../remote/record-types';
import { useGoBack } from '../../router';
import { useRecordOffice } from '../record-office';
import { Button } from '../../ui/button/button';
import { Loaded } from '../../ui/feedback/loaded';
import { History, type HistoryProps } from '../history/history';
import { Card, Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { LoadedAgain } from './loaded-again';
import { Sessions } from '../sessions/sessions';
import { RecordSteps } from '../steps/record-steps';
import { StaleNotice } from './stale-notice';

/** What the page needs to know of a read with `apiRecordQuery`. */
export interface RecordQuery<Stored> {
  data: Answer<Stored> | undefined;
  isFetchedAfterMount: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => Promise<{ data: Answer<Stored> | undefined }>;
}

interface RecordPageProps<Stored> {
  title: string;
  record: RecordQuery<Stored>;
  /** What `useDeletion` gives. */
  deletion: { isPending: boolean; isStale: boolean; reset: () => void; dialog: ReactNode };
  /** Absent: this record is not to be deleted here. */
  onDelete?: ((current: Answer<Stored>) => void) | undefined;
  /** The record in the audit trail, whose changes stand under the form. */
  history: HistoryProps;
  /** The id of the person whose account it is: where they are signed in stands under the form. */
  sessionsOf?: string;
  /** The kind of record to which other remotes may add tabs, cards and actions; by default that of the history. */
  takes?: RecordType | undefined;
  /** Stands above the form. */
  notice?: ReactNode;
  /** What else can be done with the record, before the button that deletes it. */
  actions?: ReactNode;
  /** The form, once the record is there. */
  children: (current: Answer<Stored>) => ReactNode;
}

/** The page of one record: its form, its history, the way back, and the button that deletes it. */
export function RecordPage<Stored>({
  title,
  record,
  deletion,
  onDelete,
  history,
  sessionsOf,
  takes = isRecord(history.entity) ? history.entity : undefined,
  notice,
  actions,
  children,
}: RecordPageProps<Stored>) {
  const t = useKernelMessages();
  const goBack = useGoBack();
  // Not what another page read earlier: a change is based on the version of now.
  const current = record.isFetchedAfterMount ? record.data : undefined;
  useRecordOffice(officeOf(record.data?.data));
  const [loads, setLoads] = useState(0);
  const loadCurrent = async () => {
    await record.refetch();
    deletion.reset();
    // Not before the page was told of what was read: the form would be merged with what stood there before.
    notifyManager.schedule(() => setLoads((count) => count + 1));
  };
  return (
    <Page layout="form">
      <PageHeader
        title={title}
        onBack={goBack}
        actions={
          <>
            {current && actions}
            {current && takes && <RecordActions record={{ type: takes, id: history.id }} />}
            {current && onDelete && (
              <Button variant="danger" icon="delete" busy={deletion.isPending} onClick={() => onDelete(current)}>
                {t('confirm.delete')}
              </Button>
            )}
            <RecordSteps />
          </>
        }
      />
      {takes ? <RecordParts record={{ type: takes, id: history.id }}>{content()}</RecordParts> : content()}
      {deletion.dialog}
    </Page>
  );

  function content() {
    const past = <History {...history} />;
    return (
      <>
        {deletion.isStale ? <StaleNotice refused="deletion" onLoad={() => void loadCurrent()} /> : notice}
        <Card>
          <Loaded query={{ data: current, error: record.isFetching ? null : record.error, refetch: record.refetch }}>
            {(stored) => <LoadedAgain value={loads}>{children(stored)}</LoadedAgain>}
          </Loaded>
        </Card>
        {current && (sessionsOf === undefined ? past : <Sessions id={sessionsOf}>{past}</Sessions>)}
      </>
    );
  }
}

/** Of a record that belongs to an office. */
function officeOf(record: unknown): string | undefined {
  const office: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'officeId') : undefined;
  return typeof office === 'string' ? office : undefined;
}
