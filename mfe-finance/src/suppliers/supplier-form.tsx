import { SupplierForm as SupplierFormSchema } from '@comptoir/api-contract/suppliers';
import {
  FailureNotice,
  type ContractForm,
  Field,
  Form,
  showIssues,
  TextInput,
  useContractForm,
} from '@comptoir/shared-kernel/form';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';

type SupplierContractForm = ContractForm<SupplierFormSchema, SupplierFormSchema>;

/** The form of a supplier; its dialog keeps it, to know whether something was typed. */
export function useSupplierForm(name: string, version?: string): SupplierContractForm {
  return useContractForm(SupplierFormSchema, {
    defaultValues: { name },
    ...(version !== undefined && { version }),
  });
}

interface SupplierFormProps {
  /** Ties the form to the button that submits it, which stands in the foot of the dialog. */
  id: string;
  form: SupplierContractForm;
  /** Why it was not saved. */
  error: Error | null;
  onSubmit: (supplier: SupplierFormSchema) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

/** The one field of a supplier, and what went wrong with saving it. */
export function SupplierForm({ id, form, error, onSubmit, notice }: SupplierFormProps) {
  const t = useMessages();
  const { register, handleSubmit, formState } = form;

  useEffect(() => {
    showIssues(form, error);
  }, [form, error]);

  return (
    <Form form={form} id={id} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice ?? (error && <FailureNotice title={t('suppliers.saveFailed')} error={error} />)}
      <Field label={t('supplier.name')} error={formState.errors.name?.message}>
        <TextInput
          data-autofocus
          autoComplete="off"
          placeholder={t('supplier.namePlaceholder')}
          {...register('name')}
        />
      </Field>
    </Form>
  );
}
