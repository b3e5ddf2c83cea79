import type { InboxItem } from '@comptoir/api-contract/inbox';
import { today } from '@comptoir/kernel/format';

/** The items of one day of the office, of the browser where none is selected. */
export interface InboxDay {
  /** YYYY-MM-DD */
  day: string;
  items: readonly InboxItem[];
}

/** Items by their days, in the order in which they come. */
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
