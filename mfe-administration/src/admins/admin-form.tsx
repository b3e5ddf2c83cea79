import type { Role } from '@comptoir/api-contract/roles';
import type { User } from '@comptoir/api-contract/users';
import {
  type ContractForm,
  Controller,
  CountrySelect,
  Field,
  FieldRow,
  Form,
  FormActions,
  showIssues,
  TextInput,
  useUnsavedChanges,
  useWatch,
} from '@comptoir/shared-kernel/form';
import { Button, Select } from '@comptoir/shared-kernel/ui';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import type { AdminFormValues } from './admin-form.schema';
import { OfficeSelect } from './office-select';

interface AdminFormProps {
  form: ContractForm<AdminFormValues, AdminFormValues>;
  /** The roles to choose from; a single one is settled. */
  roles: readonly Role[];
  /** The account that is edited: its role and its place stay. */
  stored?: User;
  submitLabel: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (values: AdminFormValues) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

/** Who it is, in which role, and where: a country for an ADMIN, an office for an OFFICEMANAGER. */
export function AdminForm({ form, roles, stored, submitLabel, submission, onSubmit, notice }: AdminFormProps) {
  const t = useMessages();
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
  const locked = stored !== undefined;
  const leaving = useUnsavedChanges(formState.isDirty && !submission.isSuccess);

  useEffect(() => {
    showIssues(form, submission.error);
  }, [form, submission.error]);

  return (
    <Form form={form} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice}
      <Field label={t('admin.name')} error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <FieldRow>
        <Field label={t('admin.email')} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field
          label={t('admin.phone')}
          error={errors.phone?.message}
          {...(locked && { optional: t('admin.phoneOptional') })}
        >
          <TextInput type="tel" inputMode="tel" autoComplete="off" {...register('phone')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t('admin.role')} error={errors.role?.message} hint={locked && t('admin.placeLocked')}>
          <Controller
            control={control}
            name="role"
            render={({ field: { value = null, ...field } }) => (
              <Select
                {...field}
                value={value}
                placeholder={t('admin.role')}
                disabled={locked || roles.length === 1}
                options={roles.map((option) => ({ value: option, label: t(`role.${option}`) }))}
              />
            )}
          />
        </Field>
        {role === 'ADMIN' && (
          <Field label={t('admin.country')} error={errors.countryCode?.message}>
            <Controller
              control={control}
              name="countryCode"
              render={({ field: { value, ...field } }) => (
                <CountrySelect {...field} value={value ?? ''} disabled={locked} />
              )}
            />
          </Field>
        )}
        {role === 'OFFICEMANAGER' && (
          <Field label={t('admin.office')} error={errors.officeId?.message}>
            <Controller
              control={control}
              name="officeId"
              render={({ field: { value = null, ...field } }) => (
                <OfficeSelect {...field} value={value} placeholder={t('admin.chooseOffice')} settled={stored?.office} />
              )}
            />
          </Field>
        )}
      </FieldRow>
      <FormActions>
        <Button type="submit" variant="primary" busy={submission.isPending}>
          {submission.isPending ? t('form.saving') : submitLabel}
        </Button>
      </FormActions>
      {leaving}
    </Form>
  );
}
