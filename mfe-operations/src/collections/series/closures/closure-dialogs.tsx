import { ClosureForm } from '@comptoir/api-contract/office-closures';
import { today } from '@comptoir/kernel/format';
import { CreateDialog, createTexts, EditDialog, editTexts } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useSeriesMessages } from '../messages/messages';
import { ClosureFields } from './closure-fields';
import { useClosure } from './closures.queries';

export function AddClosureDialog({ onClose }: { onClose: () => void }) {
  const officeId = useSelection().selectedOfficeId ?? '';
  return (
    <CreateDialog
      call="createClosure"
      texts={createTexts(useSeriesMessages(), 'closure')}
      form={{
        schema: ClosureForm,
        values: { from: today(), to: today(), reason: '' },
        toBody: (closure) => ({ ...closure, officeId }),
      }}
      onClose={onClose}
    >
      <ClosureFields />
    </CreateDialog>
  );
}

export function EditClosureDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <EditDialog
      entity="closure"
      record={useClosure(id)}
      calls={{ save: 'updateClosure', remove: 'deleteClosure' }}
      texts={editTexts(useSeriesMessages(), 'closure')}
      form={{
        schema: ClosureForm,
        valuesOf: ({ from, to, reason }) => ({ from, to, reason }),
        toBody: (closure) => closure,
      }}
      onClose={onClose}
    >
      <ClosureFields />
    </EditDialog>
  );
}
