import { CreatePage, createTexts } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';
import { AgencyFields } from './agency-fields';
import { AGENCY_FORM, EMPTY_AGENCY } from './agency-form.schema';

export function AgencyNewPage() {
  const t = useMessages();
  const { selectedCountryCode: countryCode, selectedOfficeId } = useSelection();
  const values = { ...EMPTY_AGENCY, countryCode, officeId: selectedOfficeId ?? '' };
  return (
    <CreatePage
      call="createAgency"
      texts={createTexts(t, 'agencies')}
      form={{ ...AGENCY_FORM, values, toBody: (agency) => agency }}
      place={selectedOfficeId}
      another={t('collections.createAnother')}
    >
      <AgencyFields />
    </CreatePage>
  );
}
