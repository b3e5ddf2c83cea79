import { useGoBack } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { PlanForm } from './plan-form';
import { useBatch } from './use-batch';

export function PlanManyPage() {
  const t = useMessages();
  const { selectedOfficeId } = useSelection();
  return (
    <Page layout="form">
      <PageHeader title={t('plan.title')} onBack={useGoBack()} startsWith="form" />
      <Card>
        <NewBatch key={selectedOfficeId} officeId={selectedOfficeId ?? ''} />
      </Card>
    </Page>
  );
}

function NewBatch({ officeId }: { officeId: string }) {
  return <PlanForm officeId={officeId} {...useBatch()} />;
}
