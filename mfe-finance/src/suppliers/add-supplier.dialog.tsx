import type { Supplier } from '@comptoir/api-contract/suppliers';
import { useApiMutation, useGuardedClose } from '@comptoir/shared-kernel/form';
import { Button, Dialog } from '@comptoir/shared-kernel/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { SupplierForm, useSupplierForm } from './supplier-form';

interface AddSupplierDialogProps {
  onClose: () => void;
  onAdded?: (supplier: Supplier) => void;
}

/** Adds a supplier; closes once it is kept. */
export function AddSupplierDialog({ onClose, onAdded }: AddSupplierDialogProps) {
  const t = useMessages();
  const formId = useId();
  const form = useSupplierForm('');
  const create = useApiMutation('createSupplier', {
    success: t('suppliers.saved'),
    failure: t('suppliers.saveFailed'),
    failureIn: 'screen',
    onSuccess: ({ data }) => {
      onAdded?.(data);
      onClose();
    },
  });
  const { close, question } = useGuardedClose(form.formState.isDirty && !create.isSuccess, onClose);

  return (
    <Dialog
      title={t('suppliers.newTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('suppliers.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {create.isPending ? t('suppliers.saving') : t('suppliers.create')}
          </Button>
        </>
      }
    >
      <SupplierForm id={formId} form={form} error={create.error} onSubmit={(body) => create.mutate({ body })} />
      {question}
    </Dialog>
  );
}
