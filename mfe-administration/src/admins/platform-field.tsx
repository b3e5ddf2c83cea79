import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import type { AdminFormValues } from './admin-form.schema';

const { CheckboxField } = fieldsOf<AdminFormValues>();

/** Permission for the page Platform, which only a SUPERADMIN gives and takes. */
export function PlatformField() {
  const t = useMessages();
  return <CheckboxField name="platform">{t('admin.platform')}</CheckboxField>;
}
