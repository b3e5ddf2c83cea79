import type { Supplier } from '@comptoir/api-contract/suppliers';
import { useApiMutation } from '@comptoir/shared-kernel/query';
import { Button, Dialog } from '@comptoir/shared-kernel/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { SupplierForm } from './supplier-form';

interface AddSupplierDialogProps {
  onClose: () => void;
  onAdded?: (supplier: Supplier) => void;
}

/** Adds a supplier; closes once it is kept. */
export function AddSupplierDialog({ onClose, onAdded }: AddSupplierDialogProps) {
  const t = useMessages();
  const formId = useId();
  const create = useApiMutation('createSupplier', {
    success: t('suppliers.saved'),
    failure: t('suppliers.saveFailed'),
    failureIn: 'screen',
    alsoChanges: 'everything',
    onSuccess: ({ data }) => {
      onAdded?.(data);
      onClose();
    },
  });

  return (
    <Dialog
      title={t('suppliers.newTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('suppliers.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {create.isPending ? t('suppliers.saving') : t('suppliers.create')}
          </Button>
        </>
      }
    >
      <SupplierForm id={formId} error={create.error} onSubmit={(body) => create.mutate({ body })} />
    </Dialog>
  );
}
