import type { SupplierForm } from '@comptoir/api-contract/suppliers';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';

const { TextField } = fieldsOf<SupplierForm>();

export function SupplierFields() {
  const t = useMessages();
  return (
    <TextField
      name="name"
      label={t('supplier.name')}
      data-autofocus
      autoComplete="off"
      placeholder={t('supplier.namePlaceholder')}
    />
  );
}
