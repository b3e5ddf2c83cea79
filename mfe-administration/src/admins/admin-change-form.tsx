import type { User, UserChange } from '@comptoir/api-contract/users';
import { useContractForm } from '@comptoir/shared-kernel/form';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { AdminForm } from './admin-form';
import { ChangeFormSchema, changeOf } from './admin-form.schema';

interface AdminChangeFormProps {
  stored: User;
  /** Names the draft that outlives a crash; another name for another version of the record. */
  draft: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (change: UserChange) => void;
  notice: ReactNode;
}

/** What may be changed of an account: not its role, not its place. */
export function AdminChangeForm({ stored, draft, submission, onSubmit, notice }: AdminChangeFormProps) {
  const t = useMessages();
  const { name, email, phone, role, countryCode, officeId } = stored;
  const form = useContractForm(ChangeFormSchema, {
    defaultValues: { name, email, phone, role, countryCode, officeId },
    draft,
  });
  return (
    <AdminForm
      form={form}
      roles={[role]}
      stored={stored}
      submitLabel={t('admins.save')}
      submission={submission}
      onSubmit={(values) => onSubmit(changeOf(values))}
      notice={notice}
    />
  );
}
