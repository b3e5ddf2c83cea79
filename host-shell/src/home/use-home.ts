import { useLanguage } from '@comptoir/kernel/i18n';
import { useClaims } from '@comptoir/kernel/session';
import { homeOf } from '../navigation/navigation';
import { pageData } from '../page-data';

export function useHome(): { path: string; title: string } | undefined {
  const { role } = useClaims();
  const { language } = useLanguage();
  const area = homeOf(pageData().registry, role);
  return area && { path: area.path, title: area.title[language] ?? area.title.en };
}
