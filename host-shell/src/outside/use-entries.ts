import { useLanguage } from '@comptoir/kernel/i18n';
import { useSession } from '@comptoir/kernel/session';
import { visibleEntries } from '../navigation/navigation';
import { pageData } from '../page-data';

/** What a host's own navigation leads to. */
export interface Entry {
  path: string;
  label: string;
}

/** The entries of all remotes for whoever is signed in, in the language of the page and in their order. */
export function useEntries(): Entry[] {
  const session = useSession();
  const { language } = useLanguage();
  if (session.status === 'signed-out') return [];
  const entries = visibleEntries(pageData().registry, session.claims.role);
  return entries.map(({ path, label }) => ({ path, label: label[language] ?? label.en }));
}
