import type { InboxItem } from '@comptoir/api-contract/inbox';
import { today } from '@comptoir/kernel/format';

/** Items of one day in the office's time zone, or the browser's without a selected office. */
export interface InboxDay {
  /** YYYY-MM-DD */
  day: string;
  items: readonly InboxItem[];
}

export function byDay(items: readonly InboxItem[]): InboxDay[] {
  const days: { day: string; items: InboxItem[] }[] = [];
  for (const item of items) {
    const day = today(new Date(item.createdDate));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
