import { SupplierForm, type Supplier } from '@comptoir/api-contract/suppliers';
import { CreateDialog, createTexts } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { SupplierFields } from './supplier-fields';

interface AddSupplierDialogProps {
  onClose: () => void;
  onAdded?: (supplier: Supplier) => void;
}

export function AddSupplierDialog({ onClose, onAdded }: AddSupplierDialogProps) {
  return (
    <CreateDialog
      call="createSupplier"
      texts={createTexts(useMessages(), 'suppliers')}
      form={{ schema: SupplierForm, values: { name: '' }, toBody: (supplier) => supplier }}
      onClose={onClose}
      {...(onAdded && { onCreated: onAdded })}
    >
      <SupplierFields />
    </CreateDialog>
  );
}
