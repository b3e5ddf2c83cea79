import { ADMINS, STAFF } from '@comptoir/api-contract/roles';
import { FactorSettings, OwnSessions, SettingsSections } from '@comptoir/ui/records';
import { useClaims } from '@comptoir/kernel/session';
import { ButtonLink, Page, PageHeader } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { AppearanceChoice } from './appearance-choice';
import { DailyMailChoice } from './daily-mail-choice';
import { LanguageChoice } from './language-choice';
import { OtherSessions } from './other-sessions';
import { PasswordForm } from './password-form';
import { ProfileDetails } from './profile-details';
import { SettingsSection } from './settings-section';
import { SingleKeysChoice } from './single-keys-choice';
import styles from './settings-section.module.css';

export function SettingsPage() {
  const t = useMessages();
  const { role } = useClaims();
  const isAdmin = ADMINS.includes(role);
  const isStaff = STAFF.includes(role);
  return (
    <Page layout="form">
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <SettingsSection title={t('profile.title')} description={isAdmin ? undefined : t('profile.description')}>
        <ProfileDetails />
      </SettingsSection>
      <SettingsSection title={t('password.title')} description={t('password.description')}>
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title={t('language.title')} description={t('language.description')}>
        <LanguageChoice />
      </SettingsSection>
      <SettingsSection title={t('dailyMail.title')} description={t('dailyMail.description')}>
        <DailyMailChoice />
      </SettingsSection>
      <SettingsSection title={t('appearance.title')} description={t('appearance.description')}>
        <AppearanceChoice />
      </SettingsSection>
      <SettingsSection title={t('singleKeys.title')} description={t('singleKeys.description')}>
        <SingleKeysChoice />
      </SettingsSection>
      {isAdmin && (
        <SettingsSection title={t('apiKeys.title')} description={t('apiKeys.description')}>
          <ButtonLink to="/settings/api-keys">{t('apiKeys.open')}</ButtonLink>
        </SettingsSection>
      )}
      {isAdmin && (
        <SettingsSection title={t('webhooks.title')} description={t('webhooks.description')}>
          <ButtonLink to="/settings/webhooks">{t('webhooks.open')}</ButtonLink>
        </SettingsSection>
      )}
      {isStaff && (
        <SettingsSection title={t('approvals.title')} description={t('approvals.description')}>
          <div className={styles.action}>
            <ButtonLink to="/inbox/approvals">{t('approvals.requests')}</ButtonLink>
            {role === 'SUPERADMIN' && <ButtonLink to="/settings/approval-rules">{t('approvals.rules')}</ButtonLink>}
          </div>
        </SettingsSection>
      )}
      <SettingsSections>
        {({ title, description, piece }) => (
          <SettingsSection title={title} description={description}>
            {piece}
          </SettingsSection>
        )}
      </SettingsSections>
      {/* Last but for second steps, which load as well: its height depends on the sessions. */}
      <SettingsSection title={t('sessions.title')} description={t('sessions.description')}>
        <div className={styles.action}>
          <OtherSessions />
        </div>
        <OwnSessions />
      </SettingsSection>
      <FactorSettings>
        {({ title, description, content }) => (
          <SettingsSection title={title} description={description}>
            {content}
          </SettingsSection>
        )}
      </FactorSettings>
    </Page>
  );
}
