import { CollectorForm } from '@comptoir/api-contract/users';
import { CreatePage, createTexts } from '@comptoir/shared-kernel/records';
import { useNavigate } from '@comptoir/shared-kernel/router';
import { SelectionPrompt, useOffices, useSelection } from '@comptoir/shared-kernel/selection';
import { useMessages } from '../messages/messages';
import { CollectorFields } from './collector-fields';

export function CollectorNewPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { selectedCountryCode: countryCode, selectedOfficeId } = useSelection();
  const office = useOffices().data?.find(({ id }) => id === selectedOfficeId);
  const toBody = (collector: CollectorForm) => ({ ...collector, role: 'COLLECTOR' as const, countryCode });
  const values = { name: '', email: '', phone: '', officeId: selectedOfficeId ?? '' };
  return (
    <>
      <CreatePage
        call="inviteUser"
        list="/collectors"
        texts={createTexts(t, 'collectors')}
        form={{ schema: CollectorForm, values, toBody }}
        place={selectedOfficeId}
      >
        <CollectorFields officeName={office?.name} emailHint={t('collectors.invited')} />
      </CreatePage>
      <SelectionPrompt needs="office" onClose={() => void navigate('/collectors')} />
    </>
  );
}
