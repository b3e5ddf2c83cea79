import type { Role } from '@comptoir/api-contract/roles';
import type { User } from '@comptoir/api-contract/users';
import { FieldRow, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import type { AdminFormValues } from './admin-form.schema';
import { OfficeSelect } from './office-select';

const { TextField, SelectField, CountryField, ControlField } = fieldsOf<AdminFormValues>();

interface AdminFieldsProps {
  /** Roles to choose from; a single one is preset. */
  roles: readonly Role[];
  /** Edited account, whose role and place are fixed. */
  stored?: User;
}

export function AdminFields({ roles, stored }: AdminFieldsProps) {
  const t = useMessages();
  const role = useWatch<AdminFormValues>({ name: 'role' });
  const locked = stored !== undefined;
  return (
    <>
      <TextField name="name" label={t('admin.name')} autoComplete="off" />
      <FieldRow>
        <TextField name="email" label={t('admin.email')} type="email" autoComplete="off" />
        <TextField name="phone" label={t('admin.phone')} optional={locked} type="tel" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="role"
          label={t('admin.role')}
          hint={locked && t('admin.placeLocked')}
          disabled={locked || roles.length === 1}
          options={roles.map((option) => ({ value: option, label: t(`role.${option}`) }))}
        />
        {role === 'ADMIN' && <CountryField name="countryCode" label={t('admin.country')} disabled={locked} />}
        {role === 'OFFICEMANAGER' && (
          <ControlField name="officeId" label={t('admin.office')}>
            {({ value = null, ...field }) => (
              <OfficeSelect {...field} value={value} placeholder={t('admin.chooseOffice')} settled={stored?.office} />
            )}
          </ControlField>
        )}
      </FieldRow>
    </>
  );
}
