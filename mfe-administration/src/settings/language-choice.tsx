import { http } from '@comptoir/kernel/http';
import { LANGUAGES, setLanguage, useLanguage, type Language } from '@comptoir/kernel/i18n';
import { toastError } from '@comptoir/kernel/toast';
import { startTransition, useOptimistic } from 'react';
import { useMessages } from '../messages/messages';
import { Choice } from './choice';

const OPTIONS: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'en', label: LANGUAGES.en, lang: 'en' },
  { value: 'fr', label: LANGUAGES.fr, lang: 'fr' },
  { value: 'ar', label: LANGUAGES.ar, lang: 'ar' },
];

export function LanguageChoice() {
  const t = useMessages();
  const { language } = useLanguage();
  const [chosen, show] = useOptimistic(language);
  const choose = (next: Language) => {
    startTransition(async () => {
      show(next);
      await setLanguage(next)
        // Mails use the language, too.
        .then(() => http.call('chooseLanguage', { body: { language: next } }))
        .catch((error: unknown) => toastError(t('language.failed'), error));
    });
  };
  return <Choice label={t('language.title')} value={chosen} onChange={choose} options={OPTIONS} />;
}
