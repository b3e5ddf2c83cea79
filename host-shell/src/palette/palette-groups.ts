import { ADMINS, seesPlatform } from '@comptoir/api-contract/roles';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useClaims } from '@comptoir/kernel/session';
import { optionSearch, pageActions } from '@comptoir/ui';
import { handbookFor } from '../handbook/handbook';
import { useHome } from '../home/use-home';
import { useShellMessages } from '../messages/messages';
import { pageData } from '../page-data';
import { resultGroups } from './result-items';
import { commandItems, pageItems } from './page-items';
import { usePaletteMessages } from './messages/messages';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { recentItems } from './recents';
import { useRecordSearch, type SearchState } from './use-record-search';

interface PaletteContent {
  groups: readonly PaletteGroup[];
  state: SearchState;
  retry: () => void;
}

/** Contents of the palette for the input; empty input shows recent items, pages and actions. */
export function usePaletteGroups(typed: string): PaletteContent {
  const { role, sub } = useClaims();
  const { language } = useLanguage();
  const t = usePaletteMessages();
  const { records, state, retry } = useRecordSearch(typed);
  const own = useShellPages();
  const viewer = { registry: pageData().registry, role, language };
  const trimmed = typed.trim();
  const started = trimmed !== '';
  const commands = commandItems(viewer);
  const here = pageActions()
    .filter(({ run }) => !commands.some((command) => command.to === run))
    .map(({ label, run }): PaletteItem => ({ label, detail: [], icon: 'forward', to: run }));
  const pages = matching([...own.first, ...pageItems(viewer), ...own.last], trimmed);
  const groups = [
    { title: t('recent'), items: started ? [] : recentItems(sub) },
    { title: t('here'), items: matching(here, trimmed) },
    { title: t('pages'), items: started ? pages : [] },
    ...resultGroups(viewer, records),
    { title: t('actions'), items: matching(commands, trimmed) },
    { title: t('pages'), items: started ? [] : pages },
  ].filter(({ items }) => items.length > 0);
  return { groups, state, retry };
}

function matching(items: readonly PaletteItem[], wanted: string): readonly PaletteItem[] {
  const places = [...new Map(items.map((item) => [item.to, item])).values()];
  const found = optionSearch(places.map(({ label }, at) => ({ value: String(at), label })))(wanted);
  return found.flatMap(({ value }) => places[Number(value)] ?? []);
}

/** Pages of the shell, before and after those of remotes. */
function useShellPages(): Record<'first' | 'last', readonly PaletteItem[]> {
  const t = useShellMessages();
  const claims = useClaims();
  const { role } = claims;
  const home = useHome();
  const page = (label: string, icon: PaletteItem['icon'], to: string) => ({ label, detail: [], icon, to });
  return {
    first: home ? [] : [page(t('navigation.dashboard'), 'dashboard', '/')],
    last: [
      page(t('profile.settings'), 'settings', '/settings'),
      ...(ADMINS.includes(role) ? [page(t('profile.securityEvents'), 'show', '/security-events')] : []),
      ...(seesPlatform(claims) ? [page(t('platform.title'), 'dashboard', '/platform')] : []),
      page(t('profile.handbook'), 'money-book', handbookFor(role)),
    ],
  };
}
