import type { Collection } from '@comptoir/api-contract/collections';
import { useGuardedClose } from '@comptoir/ui/fields';
import { Dialog } from '@comptoir/ui';
import { type Outcome } from '@comptoir/ui/collections';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { recordDraft, RecordForm } from './record-form';

interface RecordDialogProps {
  collection: Collection;
  outcome?: Outcome;
  onClose: () => void;
}

export function RecordDialog({ collection, onClose, ...rest }: RecordDialogProps) {
  const t = useMessages();
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useGuardedClose(isDirty, onClose, recordDraft(collection.id));
  const [isDone, setDone] = useState(false);
  const { id, agency } = collection;

  useEffect(() => {
    // Closing earlier would ask about unsaved values.
    if (isDone && !isDirty) onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isDone, isDirty]);

  return (
    <Dialog title={t('record.title', { id, agency: agency.name })} width={520} onClose={close}>
      <RecordForm {...rest} collection={collection} onDirtyChange={setDirty} onDone={() => setDone(true)} />
      {question}
    </Dialog>
  );
}
