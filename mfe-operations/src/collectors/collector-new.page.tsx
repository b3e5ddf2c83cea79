import { CollectorForm } from '@comptoir/api-contract/users';
import { CreatePage, createTexts } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';
import { NewCollectorFields } from './new-collector-fields';

export function CollectorNewPage() {
  const t = useMessages();
  const { selectedCountryCode: countryCode, selectedOfficeId } = useSelection();
  const toBody = (collector: CollectorForm) => ({ ...collector, role: 'COLLECTOR' as const, countryCode });
  const values = { name: '', email: '', phone: '', officeId: selectedOfficeId ?? '' };
  return (
    <CreatePage
      call="inviteUser"
      texts={createTexts(t, 'collectors')}
      form={{ schema: CollectorForm, values, toBody }}
      place={selectedOfficeId}
      another={t('collections.createAnother')}
    >
      <NewCollectorFields />
    </CreatePage>
  );
}
