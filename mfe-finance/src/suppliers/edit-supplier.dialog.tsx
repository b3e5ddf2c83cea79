import type { Supplier } from '@comptoir/api-contract/suppliers';
import { ApiError, type Answer } from '@comptoir/shared-kernel/http';
import { useApiMutation } from '@comptoir/shared-kernel/query';
import { Button, Dialog, ErrorState, Notice, SkeletonRows, StaleNotice, useConfirm } from '@comptoir/shared-kernel/ui';
import { useId, useState } from 'react';
import { useMessages } from '../messages/messages';
import { SupplierForm } from './supplier-form';
import { useSupplier } from './suppliers.queries';

interface EditSupplierDialogProps {
  supplier: Supplier;
  onClose: () => void;
}

/** Renames or deletes a supplier; closes once that is done. */
export function EditSupplierDialog({ supplier: { id }, onClose }: EditSupplierDialogProps) {
  const t = useMessages();
  const supplier = useSupplier(id);
  // Not what an earlier dialog read: a change is based on the version of now.
  const current = supplier.isFetchedAfterMount ? supplier.data : undefined;
  if (current) return <EditDialog stored={current} onReload={supplier.refetch} onClose={onClose} />;
  return (
    <Dialog title={t('suppliers.editTitle')} onClose={onClose}>
      {supplier.error && !supplier.isFetching ? (
        <ErrorState error={supplier.error} onRetry={supplier.refetch} />
      ) : (
        <SkeletonRows count={1} />
      )}
    </Dialog>
  );
}

interface EditDialogProps {
  stored: Answer<Supplier>;
  onReload: () => Promise<{ data: Answer<Supplier> | undefined }>;
  onClose: () => void;
}

function EditDialog({ stored, onReload, onClose }: EditDialogProps) {
  const t = useMessages();
  const formId = useId();
  // What the form was filled from; newer data does not replace what somebody is typing.
  const [base, setBase] = useState(stored);
  const { ask, dialog: question } = useConfirm();
  const update = useApiMutation('updateSupplier', {
    success: t('suppliers.saved'),
    failure: t('suppliers.saveFailed'),
    failureIn: 'screen',
    alsoChanges: 'everything',
    onSuccess: onClose,
  });
  const remove = useApiMutation('deleteSupplier', {
    success: t('suppliers.deleted'),
    failure: t('suppliers.deleteFailed'),
    failureIn: 'screen',
    alsoChanges: 'everything',
    onSuccess: onClose,
  });
  const target = { params: { id: base.data.id }, ifMatch: base.etag };
  const isBusy = update.isPending || remove.isPending;

  const loadCurrent = async () => {
    const { data } = await onReload();
    if (data) setBase(data);
    update.reset();
    remove.reset();
  };

  const askAndRemove = async () => {
    if (await ask({ text: t('suppliers.deleteText') })) remove.mutate(target);
  };

  return (
    <Dialog
      title={t('suppliers.editTitle')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            icon="delete"
            busy={remove.isPending}
            disabled={isBusy}
            onClick={() => void askAndRemove()}
          >
            {t('suppliers.delete')}
          </Button>
          <Button onClick={onClose}>{t('suppliers.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={update.isPending} disabled={isBusy}>
            {update.isPending ? t('suppliers.saving') : t('suppliers.save')}
          </Button>
        </>
      }
    >
      <SupplierForm
        key={base.etag}
        id={formId}
        name={base.data.name}
        error={update.error}
        onSubmit={(body) => update.mutate({ ...target, body })}
        notice={noticeOf()}
      />
      {question}
    </Dialog>
  );

  function noticeOf() {
    if (isStale(update.error) || isStale(remove.error)) return <StaleNotice onLoad={() => void loadCurrent()} />;
    if (!remove.error) return undefined;
    return (
      <Notice tone="danger" title={t('suppliers.deleteFailed')}>
        {remove.error.message}
      </Notice>
    );
  }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}
