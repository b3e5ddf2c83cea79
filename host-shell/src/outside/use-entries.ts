import { useLanguage } from '@comptoir/kernel/i18n';
import { useSession } from '@comptoir/kernel/session';
import { visibleEntries } from '../navigation/navigation';
import { pageData } from '../page-data';

export interface Entry {
  path: string;
  label: string;
}

/** Entries of all remotes for the signed-in person, translated and in order. */
export function useEntries(): Entry[] {
  const session = useSession();
  const { language } = useLanguage();
  if (session.status === 'signed-out') return [];
  const entries = visibleEntries(pageData().registry, session.claims.role);
  return entries.map(({ path, label }) => ({ path, label: label[language] ?? label.en }));
}
