import type { Collection } from '@comptoir/api-contract/collections';
import { useGuardedClose } from '@comptoir/shared-kernel/form';
import { Dialog } from '@comptoir/shared-kernel/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { RecordForm } from './record-form';
import type { Outcome } from './record-form.schema';

interface RecordDialogProps {
  collection: Collection;
  outcome?: Outcome;
  onClose: () => void;
}

/** Records how a pick-up ended, over the page that names it. */
export function RecordDialog({ collection, onClose, ...rest }: RecordDialogProps) {
  const t = useMessages();
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useGuardedClose(isDirty, onClose);
  const { id, agency } = collection;
  return (
    <Dialog title={t('record.title', { id, agency: agency.name })} width={520} onClose={close}>
      <RecordForm {...rest} collection={collection} onDirtyChange={setDirty} onDone={onClose} />
      {question}
    </Dialog>
  );
}
