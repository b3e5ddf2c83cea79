import type { Supplier, SupplierForm as SupplierFields } from '@comptoir/api-contract/suppliers';
import type { Answer } from '@comptoir/shared-kernel/http';
import {
  FailureNotice,
  History,
  StaleNotice,
  useDeletion,
  useGuardedClose,
  useRecordChange,
} from '@comptoir/shared-kernel/form';
import { Button, Dialog, ErrorState, SkeletonRows } from '@comptoir/shared-kernel/ui';
import { useEffect, useId } from 'react';
import { useMessages } from '../messages/messages';
import { SupplierForm, useSupplierForm } from './supplier-form';
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
  if (current) return <EditDialog stored={current} reload={supplier.refetch} onClose={onClose} />;
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
  reload: () => Promise<{ data: Answer<Supplier> | undefined }>;
  onClose: () => void;
}

function EditDialog({ stored, reload, onClose }: EditDialogProps) {
  const t = useMessages();
  const formId = useId();
  const outcome = { failureIn: 'screen', onSuccess: onClose } as const;
  const { base, formKey, change, isStale, loadCurrent, notice } = useRecordChange('updateSupplier', stored, {
    ...outcome,
    reload,
    success: t('suppliers.saved'),
    failure: t('suppliers.saveFailed'),
  });
  const deletion = useDeletion('deleteSupplier', {
    ...outcome,
    question: t('suppliers.deleteText'),
    success: t('suppliers.deleted'),
    failure: t('suppliers.deleteFailed'),
  });
  const form = useSupplierForm(base.data.name, base.etag);
  const { close, question } = useGuardedClose(
    form.formState.isDirty && !change.isSuccess && !deletion.isSuccess,
    onClose,
  );
  const target = { params: { id: base.data.id }, ifMatch: base.etag };
  const isBusy = change.isPending || deletion.isPending;

  // oxlint-disable-next-line react/exhaustive-deps -- filled anew, not merged with another version
  useEffect(() => form.reset({ name: base.data.name }), [form, formKey]);

  return (
    <Dialog
      title={t('suppliers.editTitle')}
      onClose={close}
      actions={
        <>
          <Button variant="danger" icon="delete" busy={deletion.isPending} disabled={isBusy} onClick={remove}>
            {t('suppliers.delete')}
          </Button>
          <Button onClick={close}>{t('suppliers.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending} disabled={isBusy}>
            {change.isPending ? t('suppliers.saving') : t('suppliers.save')}
          </Button>
        </>
      }
    >
      <SupplierForm id={formId} form={form} error={change.error} onSubmit={save} notice={noticeOf()} />
      <History entity="supplier" id={base.data.id} />
      {deletion.dialog}
      {question}
    </Dialog>
  );

  // What is tried next says how it ended, not what was tried before.
  function save(body: SupplierFields) {
    deletion.reset();
    change.mutate({ ...target, body });
  }

  function remove() {
    change.reset();
    deletion.ask(target, base.data.name);
  }

  function loadAfterRefusal() {
    deletion.reset();
    loadCurrent();
  }

  function noticeOf() {
    if (isStale) return notice;
    if (deletion.isStale) return <StaleNotice refused="deletion" onLoad={loadAfterRefusal} />;
    if (deletion.error) return <FailureNotice title={t('suppliers.deleteFailed')} error={deletion.error} />;
    return change.error ? undefined : notice;
  }
}
