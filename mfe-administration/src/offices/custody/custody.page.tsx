import { apiQuery } from '@comptoir/kernel/query';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BeginCustody } from './begin-custody';
import { useCustody } from './custody.queries';
import styles from './custody.module.css';
import { EndCustody } from './end-custody';
import { useCustodyMessages } from './messages/messages';

export function CustodyPage() {
  const t = useCustodyMessages();
  const { id = '' } = useParams();
  const custody = useCustody(id);
  const { data: office } = useQuery(apiQuery('getOffice', { params: { id } }));
  const { data, error, refetch } = custody;
  // A change is based on the current version.
  const current = custody.isFetchedAfterMount ? data : undefined;
  const state = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its form.
  const focusState = () => state.current?.focus();
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={<bdi>{office?.name ?? ''}</bdi>} onBack={useGoBack()} />
      <div ref={state} tabIndex={-1} className={styles.state}>
        <Card>
          <Loaded query={{ data: current, error, refetch }}>
            {(stored) => {
              const change = { officeId: id, etag: stored.etag, reload: refetch, onChanged: focusState };
              return stored.data.mode === 'CUSTODY' ? (
                <EndCustody key={stored.etag} {...change} />
              ) : (
                <BeginCustody key={stored.etag} {...change} />
              );
            }}
          </Loaded>
        </Card>
      </div>
    </Page>
  );
}
