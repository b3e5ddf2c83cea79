import { Field, TextInput } from '@comptoir/shared-kernel/form';
import { ErrorState } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import styles from './profile-details.module.css';
import { useProfile } from './settings.queries';

/** Name and email, which are for somebody else to change. */
export function ProfileDetails() {
  const t = useMessages();
  const profile = useProfile();
  if (profile.error && !profile.data) return <ErrorState error={profile.error} onRetry={profile.refetch} />;
  return (
    <div className={styles.details} aria-busy={!profile.data}>
      <Field label={t('profile.name')}>
        <TextInput readOnly value={profile.data?.name ?? ''} />
      </Field>
      <Field label={t('profile.email')}>
        <TextInput readOnly type="email" value={profile.data?.email ?? ''} />
      </Field>
    </div>
  );
}
