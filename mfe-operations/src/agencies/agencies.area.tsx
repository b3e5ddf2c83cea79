import { Page, PageHeader } from '@comptoir/shared-kernel/ui';
export function Area() {
  return (
    <Page>
      <PageHeader title="Agencies" />
    </Page>
  );
}
