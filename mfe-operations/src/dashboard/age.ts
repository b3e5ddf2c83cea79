import type { LanguageCode } from '@comptoir/api-contract/languages';
import { now } from '@comptoir/kernel/format';
import { localeOf } from '@comptoir/kernel/i18n';

const HOUR_MS = 3_600_000;

/** Age in full hours or, from two days on, days: '22 hours'. */
export function formatAge(since: string, language: LanguageCode): string {
  const hours = Math.max(0, Math.floor((now().getTime() - Date.parse(since)) / HOUR_MS));
  const [value, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
