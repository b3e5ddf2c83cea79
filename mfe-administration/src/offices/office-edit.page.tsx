import { OfficeInput, type Office } from '@comptoir/api-contract/offices';
import { EditPage, editTexts } from '@comptoir/shared-kernel/records';
import { useParams } from '@comptoir/shared-kernel/router';
import { selection } from '@comptoir/shared-kernel/selection';
import { useMessages } from '../messages/messages';
import { OfficeFields } from './office-fields';
import { useOffice } from './offices.queries';

export function OfficeEditPage() {
  const { id = '' } = useParams();
  return (
    <EditPage
      entity="office"
      record={useOffice(id)}
      calls={{ save: 'updateOffice', remove: 'deleteOffice' }}
      list="/manage-offices"
      texts={editTexts(useMessages(), 'offices')}
      form={{ schema: OfficeInput, valuesOf, toBody: (office) => office }}
      onDeleted={() => selection.get().selectedOfficeId === id && selection.chooseOffice(null)}
    >
      {() => <OfficeFields />}
    </EditPage>
  );
}

function valuesOf({ name, city, countryCode }: Office): OfficeInput {
  return { name, city, countryCode };
}
