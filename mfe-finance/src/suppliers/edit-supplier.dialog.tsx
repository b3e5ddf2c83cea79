import { SupplierForm } from '@comptoir/api-contract/suppliers';
import { EditDialog, editTexts } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { SupplierFields } from './supplier-fields';
import { SupplierSummary } from './supplier-summary';
import { useSupplier } from './suppliers.queries';

interface EditSupplierDialogProps {
  id: string;
  onClose: () => void;
  onAddExpense: () => void;
}

export function EditSupplierDialog({ id, onClose, onAddExpense }: EditSupplierDialogProps) {
  return (
    <EditDialog
      entity="supplier"
      record={useSupplier(id)}
      calls={{
        save: 'updateSupplier',
        remove: 'deleteSupplier',
        archive: 'archiveSupplier',
        restore: 'restoreSupplier',
      }}
      texts={editTexts(useMessages(), 'suppliers')}
      form={{ schema: SupplierForm, valuesOf: ({ name }) => ({ name }), toBody: (supplier) => supplier }}
      onClose={onClose}
      summary={<SupplierSummary id={id} onAddExpense={onAddExpense} />}
    >
      <SupplierFields />
    </EditDialog>
  );
}
