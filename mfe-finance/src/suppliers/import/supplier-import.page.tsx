import { ImportPage } from '@comptoir/ui/imports';
import { useMessages } from '../../messages/messages';
import { useImportMessages } from './messages/messages';

export function SupplierImportPage() {
  const t = useMessages();
  const it = useImportMessages();
  return (
    <ImportPage
      kind="suppliers"
      title={it('title')}
      rule={it('rule')}
      fields={{ name: t('supplier.name') }}
      list="/suppliers"
    />
  );
}
