import { CollectorForm, UserChange, type User } from '@comptoir/api-contract/users';
import { EditPage, editTexts } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { ContactLine } from '../contact-line';
import { useMessages } from '../messages/messages';
import { CollectorFields } from './collector-fields';
import { CollectorPhones } from './phone/collector-phones';
import { CollectorSummary } from './summary/collector-summary';
import { useCollector } from './collectors.queries';

export function CollectorEditPage() {
  const { id = '' } = useParams();
  const collector = useCollector(id);
  return (
    <EditPage
      entity="user"
      takes="collector"
      record={collector}
      calls={{ save: 'updateUser', remove: 'deleteUser', archive: 'archiveCollector', restore: 'restoreCollector' }}
      texts={editTexts(useMessages(), 'collectors')}
      description={collector.data ? <ContactLine {...collector.data.data} /> : ''}
      summary={(collector.data || !collector.error) && <CollectorSummary id={id} />}
      details={<CollectorPhones collectorId={id} />}
      form={{ schema: CollectorForm, valuesOf, toBody: (collector) => UserChange.parse(collector) }}
    >
      {({ office }) => <CollectorFields inOneRow officeName={office?.name} />}
    </EditPage>
  );
}

function valuesOf({ name, email, phone, officeId }: User): CollectorForm {
  return { name, email, phone: phone ?? '', officeId: officeId ?? '' };
}
