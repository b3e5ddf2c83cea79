import type { Language } from '@comptoir/kernel/i18n';

/** Refusals of page servers that people see. In code, so that a remote needs no further chunk for them. */
const SENTENCES = {
  'service-away': {
    en: 'The service {service} cannot be reached. Please try again.',
    fr: 'Le service {service} est injoignable. Veuillez réessayer.',
    ar: 'تعذر الوصول إلى الخدمة {service}. يرجى إعادة المحاولة.',
  },
  'service-slow': {
    en: 'The service {service} did not answer in time. Please try again.',
    fr: 'Le service {service} n’a pas répondu à temps. Veuillez réessayer.',
    ar: 'لم ترد الخدمة {service} في الوقت المناسب. يرجى إعادة المحاولة.',
  },
  'service-failed': {
    en: 'The service {service} answered with an error.',
    fr: 'Le service {service} a répondu par une erreur.',
    ar: 'ردت الخدمة {service} بخطأ.',
  },
  'service-unknown': {
    en: 'This deployment has no service {service}.',
    fr: 'Ce déploiement n’a pas de service {service}.',
    ar: 'لا توجد خدمة {service} في هذا النظام.',
  },
  'service-not-allowed': {
    en: 'The service {service} is not allowed yet in this deployment.',
    fr: 'Le service {service} n’est pas encore autorisé dans ce déploiement.',
    ar: 'الخدمة {service} غير مسموح بها بعد في هذا النظام.',
  },
} satisfies Readonly<Record<string, Record<Language, string>>>;

export function serviceSentence(code: 'service-failed', service: string, language: Language): string;
export function serviceSentence(code: string | undefined, service: string, language: Language): string | undefined;
export function serviceSentence(code: string | undefined, service: string, language: Language): string | undefined {
  const known = Object.entries(SENTENCES).find(([each]) => each === code)?.[1];
  return known?.[language].replace('{service}', service);
}
