import { useLanguage } from '@comptoir/kernel/i18n';
import { useNavigate } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { SelectionPrompt, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import { useEffect } from 'react';
import { NoAccessPage } from '../errors/no-access.page';
import { ProgressLine } from './progress-line';
import type { RemoteArea } from '../navigation/navigation';
import { AreaFailed } from './area-failed';
import { RemoteContent } from './remote-content';
import { noteVisit } from './visited';

export function AreaRoute({ remote, area }: RemoteArea) {
  const { role } = useClaims();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const title = area.title[language] ?? area.title.en;
  useEffect(() => noteVisit(area.path), [area.path]);
  if (area.roles && !area.roles.includes(role)) return <NoAccessPage />;
  return (
    <RemoteContent
      remote={remote}
      module={area.module}
      exportName="Area"
      place={{ basename: area.path }}
      loading={<AreaLoading title={title} />}
      renderFailed={(retry) => <AreaFailed remote={remote} title={title} onRetry={retry} />}
    >
      {area.needs !== 'nothing' && <SelectionPrompt needs={area.needs} onClose={() => void navigate('/')} />}
    </RemoteContent>
  );
}

function AreaLoading({ title }: { title: string }) {
  return (
    <Page>
      <ProgressLine />
      <PageHeader title={title} />
      <SkeletonRows />
    </Page>
  );
}
