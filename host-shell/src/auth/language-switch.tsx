import { LANGUAGES, setLanguage, useLanguage, type Language } from '@comptoir/kernel/i18n';
import { toastError } from '@comptoir/kernel/toast';
import { Button } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import styles from './auth.module.css';

const OFFERED: readonly Language[] = ['en', 'fr', 'ar'];

/** Language before sign-in; afterwards it is in the settings. */
export function LanguageSwitch() {
  const t = useShellMessages();
  const { language } = useLanguage();
  return (
    <fieldset className={styles.languages} aria-label={t('login.language')}>
      {OFFERED.map((offered) => (
        <Button
          key={offered}
          variant="text"
          size="small"
          lang={offered}
          aria-pressed={offered === language}
          onClick={() => {
            setLanguage(offered).catch((error: unknown) => toastError(t('pageFailed.title'), error));
          }}
        >
          {LANGUAGES[offered]}
        </Button>
      ))}
    </fieldset>
  );
}
