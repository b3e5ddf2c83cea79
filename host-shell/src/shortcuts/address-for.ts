import type { LocalText } from '@comptoir/kernel/remote';
import { visibleContributions } from '../navigation/contributed';
import { inboxOf } from '../navigation/inbox-area';
import type { Viewer } from '../navigation/viewer';
import { areasOf, homeOf, visibleEntries } from '../navigation/navigation';

type Person = Omit<Viewer, 'language'>;

interface LetteredPage {
  letter: string;
  to: string;
  label: LocalText | 'dashboard' | 'settings';
}

export function letteredPages({ registry, role }: Person): LetteredPage[] {
  const inbox = inboxOf(registry);
  const pages: LetteredPage[] = [
    ...(homeOf(registry, role) ? [] : [{ letter: 'd', to: '/', label: 'dashboard' as const }]),
    { letter: 't', to: '/settings', label: 'settings' },
    ...(inbox ? [{ letter: 'i', to: inbox.path, label: inbox.title }] : []),
  ];
  for (const { path, label, letter } of visibleEntries(registry, role)) {
    if (letter !== undefined && !pages.some((each) => each.letter === letter)) pages.push({ letter, to: path, label });
  }
  return pages;
}

export function commandHere({ registry, role }: Person, pathname: string) {
  const area = areasOf(registry).find(({ area }) => isBelow(pathname, area.path))?.area;
  return visibleContributions(registry, 'command', role).find(({ to }) => area && isBelow(to, area.path));
}

export function addressFor(keys: string, person: Person, pathname: string): string | undefined {
  if (keys === 'n') return commandHere(person, pathname)?.to;
  return letteredPages(person).find(({ letter }) => keys === `g${letter}`)?.to;
}

function isBelow(address: string, path: string): boolean {
  const { pathname } = new URL(address, location.origin);
  return pathname === path || pathname.startsWith(`${path}/`);
}
