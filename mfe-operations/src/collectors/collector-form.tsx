import { CollectorForm as CollectorFormSchema } from '@comptoir/api-contract/users';
import {
  Controller,
  Field,
  FieldRow,
  Form,
  FormActions,
  showIssues,
  SubmitButton,
  TextInput,
  useContractForm,
  useUnsavedChanges,
} from '@comptoir/shared-kernel/form';
import { Select } from '@comptoir/shared-kernel/ui';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';

interface CollectorFormProps {
  defaultValues: Partial<CollectorFormSchema>;
  /** The collector's office, which cannot be changed here. */
  officeName: string | undefined;
  emailHint?: string;
  /** Names the draft that outlives a crash; another name for another version of the record. */
  draft: string;
  submitLabel: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (collector: CollectorFormSchema) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

const EMPTY = { name: '', email: '', phone: '', officeId: '' };

/** The fields of a collector. */
export function CollectorForm(props: CollectorFormProps) {
  const { defaultValues, officeName, emailHint, draft, submitLabel, submission, onSubmit, notice } = props;
  const t = useMessages();
  const form = useContractForm(CollectorFormSchema, { defaultValues: { ...EMPTY, ...defaultValues }, draft });
  const { register, control, formState, handleSubmit } = form;
  const { errors } = formState;
  const leaving = useUnsavedChanges(formState.isDirty && !submission.isSuccess);

  useEffect(() => {
    showIssues(form, submission.error);
  }, [form, submission.error]);

  return (
    <Form form={form} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice}
      <Field label={t('collector.name')} error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <FieldRow>
        <Field label={t('collector.email')} error={errors.email?.message} hint={emailHint}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={t('collector.phone')} error={errors.phone?.message}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
        </Field>
      </FieldRow>
      <Field label={t('collector.office')} error={errors.officeId?.message} hint={t('collector.officeLocked')}>
        <Controller
          control={control}
          name="officeId"
          render={({ field }) => (
            <Select
              {...field}
              disabled
              placeholder={t('collector.office')}
              options={[]}
              chosen={officeName === undefined ? undefined : { label: officeName }}
            />
          )}
        />
      </Field>
      <FormActions>
        <SubmitButton busy={submission.isPending}>{submitLabel}</SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}
