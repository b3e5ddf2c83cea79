import { useNavigate } from '@comptoir/kernel/router';
import { useOffices, useSelection } from '@comptoir/kernel/selection';
import { SelectionPrompt } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { CollectorFields } from './collector-fields';

/** Asks for an office unless one is selected. */
export function NewCollectorFields() {
  const t = useMessages();
  const navigate = useNavigate();
  const { selectedOfficeId } = useSelection();
  const office = useOffices().data?.find(({ id }) => id === selectedOfficeId);
  return (
    <>
      <CollectorFields officeName={office?.name} emailHint={t('collectors.invited')} />
      <SelectionPrompt needs="office" onClose={() => void navigate('/collectors')} />
    </>
  );
}
