import { currentLanguage } from '@comptoir/kernel/internal/i18n';
import { toast } from '@comptoir/kernel/internal/toast';

const TEXTS = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
} as const;

/** Reports that a change waits for an approval, with a link to its request. */
export async function toastAwaited(id: string, navigate: (path: string) => unknown): Promise<void> {
  const { default: texts } = await TEXTS[currentLanguage()]();
  toast({
    title: texts.title,
    description: texts.text,
    action: { label: texts.show, run: () => void navigate(`/inbox/approvals/${id}`) },
  });
}
