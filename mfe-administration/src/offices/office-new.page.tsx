import { OfficeForm } from '@comptoir/api-contract/offices';
import { CreatePage, createTexts } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';
import { OfficeFields } from './office-fields';

export function OfficeNewPage() {
  const { selectedCountryCode: countryCode } = useSelection();
  return (
    <CreatePage
      call="createOffice"
      texts={createTexts(useMessages(), 'offices')}
      form={{
        schema: OfficeForm,
        values: { name: '', city: '', countryCode, timeZone: '' },
        toBody: (office) => office,
      }}
      place={countryCode}
    >
      <OfficeFields />
    </CreatePage>
  );
}
