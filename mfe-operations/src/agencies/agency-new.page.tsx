import { CreatePage, createTexts } from '@comptoir/shared-kernel/records';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { useMessages } from '../messages/messages';
import { AgencyFields } from './agency-fields';
import { AgencyFormSchema, EMPTY_AGENCY } from './agency-form.schema';

export function AgencyNewPage() {
  const { selectedCountryCode: countryCode, selectedOfficeId } = useSelection();
  const values = { ...EMPTY_AGENCY, countryCode, officeId: selectedOfficeId ?? '' };
  return (
    <CreatePage
      call="createAgency"
      list="/agencies"
      texts={createTexts(useMessages(), 'agencies')}
      form={{ schema: AgencyFormSchema, values, toBody: (agency) => agency, firstErrorOnly: true }}
      place={selectedOfficeId}
    >
      <AgencyFields />
    </CreatePage>
  );
}
