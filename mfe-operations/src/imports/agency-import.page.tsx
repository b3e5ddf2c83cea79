import { ImportPage } from '@comptoir/shared-kernel/imports';
import { useImportMessages } from './messages/messages';

export function AgencyImportPage() {
  const t = useImportMessages();
  return (
    <ImportPage
      kind="agencies"
      title={t('agencies.title')}
      rule={t('agencies.rule')}
      effect={t('agencies.effect')}
      list="/agencies"
    />
  );
}
