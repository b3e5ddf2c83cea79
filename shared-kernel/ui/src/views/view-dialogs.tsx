import { ViewForm, type View, type ViewListName } from '@comptoir/api-contract/views';
import { CreateDialog, EditDialog, fieldsOf } from '@comptoir/ui/records';
import { useOfficeInCountry } from '@comptoir/kernel/internal/selection';
import { useViewMessages } from './views-messages';
import { useView } from './views.queries';

const { TextField, CheckboxField } = fieldsOf<ViewForm>();

interface NewViewDialogProps {
  list: ViewListName;
  query: string;
  onMade: (view: View) => void;
  onClose: () => void;
}

export function NewViewDialog({ list, query, onMade, onClose }: NewViewDialogProps) {
  const t = useViewMessages();
  const officeId = useOfficeInCountry()?.officeId;
  return (
    <CreateDialog
      call="createView"
      texts={{ title: t('newTitle'), create: t('create'), created: t('created'), createFailed: t('createFailed') }}
      form={{
        schema: ViewForm,
        values: { name: '', shared: false },
        toBody: ({ name, shared }) => ({ list, name, query, officeId: shared ? (officeId ?? null) : null }),
      }}
      onCreated={onMade}
      onClose={onClose}
    >
      <p>{t('about')}</p>
      <ViewFields canShare={officeId !== undefined} />
    </CreateDialog>
  );
}

export function EditViewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useViewMessages();
  const selected = useOfficeInCountry()?.officeId;
  const record = useView(id);
  const officeId = record.data?.data.officeId ?? selected;
  return (
    <EditDialog
      entity="view"
      record={record}
      calls={{ save: 'updateView', remove: 'deleteView' }}
      texts={{
        title: t('editTitle'),
        save: t('save'),
        saved: t('updated'),
        saveFailed: t('updateFailed'),
        question: t('deleteText'),
        deleted: t('deleted'),
        deleteFailed: t('deleteFailed'),
      }}
      form={{
        schema: ViewForm,
        valuesOf: (view) => ({ name: view.name, shared: view.officeId !== null }),
        toBody: ({ name, shared }) => ({ name, officeId: shared ? (officeId ?? null) : null }),
      }}
      onClose={onClose}
    >
      <ViewFields canShare={officeId !== undefined} />
    </EditDialog>
  );
}

function ViewFields({ canShare }: { canShare: boolean }) {
  const t = useViewMessages();
  return (
    <>
      <TextField name="name" label={t('name')} />
      {canShare && <CheckboxField name="shared">{t('shared')}</CheckboxField>}
    </>
  );
}
