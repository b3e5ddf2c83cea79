import { OfficeInput } from '@comptoir/api-contract/offices';
import {
  Controller,
  CountrySelect,
  Field,
  FieldRow,
  Form,
  FormActions,
  showIssues,
  TextInput,
  useContractForm,
  useUnsavedChanges,
} from '@comptoir/shared-kernel/form';
import { Button } from '@comptoir/shared-kernel/ui';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';

interface OfficeFormProps {
  defaultValues: OfficeInput;
  /** Names the draft that outlives a crash; another name for another version of the record. */
  draft: string;
  submitLabel: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (office: OfficeInput) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

/** The fields of an office. */
export function OfficeForm({ defaultValues, draft, submitLabel, submission, onSubmit, notice }: OfficeFormProps) {
  const t = useMessages();
  // An ADMIN belongs to one country, and so do its offices.
  const countryLocked = useClaims().role !== 'SUPERADMIN';
  const form = useContractForm(OfficeInput, { defaultValues, draft });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const leaving = useUnsavedChanges(formState.isDirty && !submission.isSuccess);

  useEffect(() => {
    showIssues(form, submission.error);
  }, [form, submission.error]);

  return (
    <Form form={form} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice}
      <FieldRow>
        <Field label={t('office.name')} error={errors.name?.message}>
          <TextInput autoComplete="organization" {...register('name')} />
        </Field>
        <Field label={t('office.city')} error={errors.city?.message}>
          <TextInput autoComplete="address-level2" {...register('city')} />
        </Field>
      </FieldRow>
      <Field
        label={t('office.country')}
        error={errors.countryCode?.message}
        hint={countryLocked && t('office.countryLocked')}
      >
        <Controller
          control={control}
          name="countryCode"
          render={({ field }) => <CountrySelect {...field} disabled={countryLocked} />}
        />
      </Field>
      <FormActions>
        <Button type="submit" variant="primary" busy={submission.isPending}>
          {submission.isPending ? t('form.saving') : submitLabel}
        </Button>
      </FormActions>
      {leaving}
    </Form>
  );
}
