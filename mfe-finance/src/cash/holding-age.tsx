import { now } from '@comptoir/kernel/format';
import { localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { Tag } from '@comptoir/ui';

const MINUTE_MS = 60_000;
/** Age in hours from which cash is held for long. */
const LONG_HOURS = 24;

/** Age of cash with a holder in full minutes, hours or, from two on, days. Marked from a day on. */
export function HoldingAge({ since }: { since: string }) {
  const { language } = useLanguage();
  const minutes = Math.max(0, Math.floor((now().getTime() - Date.parse(since)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const [value, unit] = ageOf(minutes, hours);
  const format = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' });
  return <Tag tone={hours < LONG_HOURS ? 'neutral' : 'warning'}>{format.format(value)}</Tag>;
}

function ageOf(minutes: number, hours: number): [value: number, unit: string] {
  if (hours === 0) return [minutes, 'minute'];
  return hours < 2 * LONG_HOURS ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
}
