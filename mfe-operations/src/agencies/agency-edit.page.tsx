import { AgencyChange } from '@comptoir/api-contract/agencies';
import { EditPage, editTexts } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { ContactLine } from '../contact-line';
import { useMessages } from '../messages/messages';
import { useAgency } from './agencies.queries';
import { AgencyFields } from './agency-fields';
import { AGENCY_FORM } from './agency-form.schema';
import { AgencySummary } from './summary/agency-summary';

export function AgencyEditPage() {
  const { id = '' } = useParams();
  const agency = useAgency(id);
  return (
    <EditPage
      entity="agency"
      record={agency}
      calls={{ save: 'updateAgency', remove: 'deleteAgency', archive: 'archiveAgency', restore: 'restoreAgency' }}
      texts={editTexts(useMessages(), 'agencies')}
      description={agency.data ? <ContactLine {...agency.data.data} /> : ''}
      summary={(agency.data || !agency.error) && <AgencySummary id={id} agency={agency.data?.data} />}
      // An agency never changes its office, so the schema of a change omits it.
      form={{ ...AGENCY_FORM, valuesOf: (agency) => agency, toBody: (agency) => AgencyChange.parse(agency) }}
    >
      {(agency) => <AgencyFields known={{ ...agency, precision: 'address' }} />}
    </EditPage>
  );
}
