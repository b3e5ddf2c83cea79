import { Field, TextInput } from '@comptoir/ui/fields';
import { Loaded } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './profile-details.module.css';
import { useProfile } from './settings.queries';

/** Name and email, which only an administrator changes. */
export function ProfileDetails() {
  return (
    <Loaded query={useProfile()} placeholder={<Details name="" email="" isBusy />}>
      {({ name, email }) => <Details name={name} email={email} />}
    </Loaded>
  );
}

function Details({ name, email, isBusy = false }: { name: string; email: string; isBusy?: boolean }) {
  const t = useMessages();
  return (
    <div className={styles.details} aria-busy={isBusy}>
      <Field label={t('profile.name')}>
        <TextInput readOnly value={name} />
      </Field>
      <Field label={t('profile.email')}>
        <TextInput readOnly type="email" value={email} />
      </Field>
    </div>
  );
}
