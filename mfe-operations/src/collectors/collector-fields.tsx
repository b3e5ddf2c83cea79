import type { CollectorForm } from '@comptoir/api-contract/users';
import { FieldRow } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';

const { TextField, SelectField } = fieldsOf<CollectorForm>();

interface CollectorFieldsProps {
  officeName: string | undefined;
  emailHint?: string;
  inOneRow?: boolean;
}

export function CollectorFields({ officeName, emailHint, inOneRow = false }: CollectorFieldsProps) {
  const t = useMessages();
  const contact = (
    <>
      <TextField name="email" label={t('collector.email')} hint={emailHint} type="email" autoComplete="email" />
      <TextField name="phone" label={t('collector.phone')} type="tel" autoComplete="tel" />
    </>
  );
  return (
    <>
      <FieldRow>
        <TextField name="name" label={t('collector.name')} autoComplete="name" />
        <SelectField
          name="officeId"
          label={t('collector.office')}
          hint={t('collector.officeLocked')}
          disabled
          options={[]}
          chosen={officeName === undefined ? undefined : { label: officeName }}
        />
        {inOneRow && contact}
      </FieldRow>
      {!inOneRow && <FieldRow>{contact}</FieldRow>}
    </>
  );
}
