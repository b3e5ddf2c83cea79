import { Route, Routes, useGoBack } from '@comptoir/kernel/router';
import { Page, PageHeader } from '@comptoir/ui';
import { CaseList } from './case-list';
import { CasePage } from './case.page';
import { useCaseMessages } from './messages/messages';

/** Own cases of a collector. */
export function Area() {
  return (
    <Routes>
      <Route index element={<MyCasesPage />} />
      <Route path=":id" element={<CasePage />} />
    </Routes>
  );
}

function MyCasesPage() {
  const t = useCaseMessages();
  return (
    <Page>
      <PageHeader title={t('title')} description={t('aboutOwn')} onBack={useGoBack()} />
      <CaseList base="/my-cases" />
    </Page>
  );
}
