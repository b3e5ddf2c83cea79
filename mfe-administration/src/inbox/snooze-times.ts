/** Until when something can be put off. */
export const SNOOZES = ['tomorrow', 'day', 'week'] as const;

export type Snooze = (typeof SNOOZES)[number];

/** The hour at which a morning begins, on the clock of the browser. */
const MORNING = 7;

/** The moment at which something that is put off comes back. */
export function snoozeEnd(snooze: Snooze, now: Date): Date {
  const end = new Date(now);
  if (snooze === 'week') {
    // A week begins on Monday, which may be tomorrow and is never today.
    end.setDate(end.getDate() + ((8 - end.getDay()) % 7 || 7));
  } else {
    end.setDate(end.getDate() + 1);
  }
  if (snooze !== 'day') end.setHours(MORNING, 0, 0, 0);
  return end;
}
