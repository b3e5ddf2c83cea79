import { ErrorState, Field, FieldRow, SkeletonRows, TextInput } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { useProfile } from './settings.queries';

/** Name and email, which are for somebody else to change. */
export function ProfileDetails() {
  const t = useMessages();
  const profile = useProfile();
  if (profile.data) {
    return (
      <FieldRow>
        <Field label={t('profile.name')}>
          <TextInput readOnly value={profile.data.name} />
        </Field>
        <Field label={t('profile.email')}>
          <TextInput readOnly type="email" value={profile.data.email} />
        </Field>
      </FieldRow>
    );
  }
  if (profile.error) return <ErrorState error={profile.error} onRetry={profile.refetch} />;
  return <SkeletonRows count={1} />;
}
