import { ImportPage } from '@comptoir/ui/imports';
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
