import { useEffect } from 'react';
import { offerUndo, useApiMutation } from '@comptoir/ui/changes';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { recordArguments, type ArchiveCalls, type DeleteCall } from '../record-call';
import { useArchiveMessages } from './archive-messages';

interface ArchiveButtonProps {
  calls: ArchiveCalls;
  /** The record with the version that was read. */
  record: { id: string; name: string; etag: string | undefined };
  disabled?: boolean;
  onArchived: () => void;
  /** True until the answer. Must be stable. */
  onBusy?: (isBusy: boolean) => void;
}

/** Archives a record. The toast offers undo, and it can be restored later. */
export function ArchiveButton({ calls, record, disabled = false, onArchived, onBusy }: ArchiveButtonProps) {
  const t = useArchiveMessages();
  const { id, name } = record;
  const archiving = useApiMutation(calls.archive, {
    failure: t('archiveFailed'),
    onSuccess: ({ etag }) => {
      offerUndo(t('archived'), name, {
        call: calls.restore,
        args: recordArguments<DeleteCall>({ id }),
        ifMatch: etag,
        undone: t('restored'),
        failed: t('restoreFailed'),
      });
      onArchived();
    },
  });
  const { isPending } = archiving;
  useEffect(() => onBusy?.(isPending), [isPending, onBusy]);
  const { ask, dialog } = useConfirm();
  const archive = async () => {
    const { question: text } = calls;
    const isConfirmed = text === undefined || (await ask({ text, subject: name, action: t('archive') }));
    if (isConfirmed) archiving.mutate(recordArguments<DeleteCall>({ id, ifMatch: record.etag }));
  };
  return (
    <>
      <Button icon="archive" busy={isPending} disabled={disabled} onClick={() => void archive()}>
        {t('archive')}
      </Button>
      {dialog}
    </>
  );
}
