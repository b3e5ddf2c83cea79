import { ImportPage } from '@comptoir/ui/imports';
import { useMessages } from '../messages/messages';
import { useImportMessages } from './messages/messages';

export function CollectorImportPage() {
  const t = useMessages();
  const it = useImportMessages();
  const fields = {
    name: t('collector.name'),
    email: t('collector.email'),
    phone: t('collector.phone'),
  };
  return (
    <ImportPage
      kind="collectors"
      title={it('collectors.title')}
      rule={it('collectors.rule')}
      effect={it('collectors.effect')}
      fields={fields}
      list="/collectors"
    />
  );
}
