import { OfficeForm } from '@comptoir/api-contract/offices';
import { EditPage, editTexts } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';
import { OfficeSummary } from './office-summary';
import { OfficeFields } from './office-fields';
import { useOffice } from './offices.queries';

export function OfficeEditPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const office = useOffice(id);
  return (
    <EditPage
      entity="office"
      record={office}
      summary={(office.data || !office.error) && <OfficeSummary id={id} office={office.data?.data} />}
      calls={{
        save: 'updateOffice',
        remove: 'deleteOffice',
        archive: 'archiveOffice',
        restore: 'restoreOffice',
        question: t('offices.archiveQuestion'),
      }}
      texts={editTexts(t, 'offices')}
      form={{
        schema: OfficeForm,
        valuesOf: ({ timeZone = '', ...office }) => ({ ...office, timeZone }),
        toBody: (office) => office,
      }}
      onDeleted={() => selection.get().selectedOfficeId === id && selection.chooseOffice(null)}
    >
      {() => <OfficeFields inOneRow />}
    </EditPage>
  );
}
