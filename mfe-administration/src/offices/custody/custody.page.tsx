import { apiQuery } from '@comptoir/kernel/query';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { BeginCustody } from './begin-custody';
import { useCustody } from './custody.queries';
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
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={<bdi>{office?.name ?? ''}</bdi>} onBack={useGoBack()} />
      <Card>
        <Loaded query={{ data: current, error, refetch }}>
          {(stored) =>
            stored.data.mode === 'CUSTODY' ? (
              <EndCustody key={stored.etag} officeId={id} etag={stored.etag} reload={refetch} />
            ) : (
              <BeginCustody key={stored.etag} officeId={id} etag={stored.etag} reload={refetch} />
            )
          }
        </Loaded>
      </Card>
    </Page>
  );
}
