import type { MessageKey } from '@comptoir/kernel/i18n';
import type en from './messages/en.json';

/** Pages of the area with a tab, in their order; their routes are in cash.area.tsx. */
export const CASH_TABS: readonly { path: string; label: MessageKey<typeof en> }[] = [
  { path: '/cash', label: 'tabs.position' },
  { path: '/cash/handovers', label: 'tabs.handovers' },
  { path: '/cash/days', label: 'tabs.days' },
  { path: '/cash/cases', label: 'tabs.cases' },
  { path: '/cash/limits', label: 'tabs.limits' },
];
