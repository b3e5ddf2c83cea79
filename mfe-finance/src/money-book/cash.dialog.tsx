import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import type { Supplier } from '@comptoir/api-contract/suppliers';
import { useContractForm } from '@comptoir/ui/fields';
import { FormDialog } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { useState } from 'react';
import { useFieldErrors } from '../balances/use-field-errors';
import { useMessages } from '../messages/messages';
import { AddSupplierDialog } from '../suppliers/add-supplier.dialog';
import { CashFields } from './cash-fields';
import { CashFormSchema, newCash } from './cash-form.schema';
import { UnansweredCash } from './unanswered-cash';
import type { CashBooking } from './use-book-cash';

interface CashDialogProps {
  booking: CashBooking;
  /** Supplier to whose expenses the book is limited. */
  supplierId: string | undefined;
  onClose: () => void;
}

export function CashDialog({ booking, supplierId, onClose }: CashDialogProps) {
  const t = useMessages();
  const { kind } = booking;
  const [addsSupplier, setAddsSupplier] = useState(false);
  const [addedSupplier, setAddedSupplier] = useState<Supplier>();
  const form = useContractForm(CashFormSchema, {
    defaultValues: newCash(
      currencyOfCountry(useSelection().selectedCountryCode),
      kind === 'expense' && supplierId !== undefined ? supplierId : null,
    ),
    draft: kind,
  });
  useFieldErrors(form, booking.error, 'amount');

  return (
    <>
      <FormDialog
        texts={{ title: t(`${kind}.create`), submit: t(`${kind}.create`) }}
        form={form}
        state={booking.state}
        onSubmit={booking.book}
        onClose={onClose}
        draft={kind}
        notice={<UnansweredCash booking={booking} />}
        width={480}
      >
        <CashFields kind={kind} onNewSupplier={() => setAddsSupplier(true)} addedSupplier={addedSupplier} />
      </FormDialog>
      {addsSupplier && (
        <AddSupplierDialog
          onClose={() => setAddsSupplier(false)}
          onAdded={(supplier) => {
            setAddedSupplier(supplier);
            form.setValue('supplierId', supplier.id, { shouldDirty: true });
          }}
        />
      )}
    </>
  );
}
