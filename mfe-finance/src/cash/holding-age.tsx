import { formatAge, now } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Tag } from '@comptoir/ui';

/** Age in milliseconds from which cash is held for long. */
const LONG_MS = 24 * 3_600_000;

/** Age of cash with a holder. Marked from a day on. */
export function HoldingAge({ since }: { since: string }) {
  const { language } = useLanguage();
  const isLong = now().getTime() - Date.parse(since) >= LONG_MS;
  return <Tag tone={isLong ? 'warning' : 'neutral'}>{formatAge(since, language)}</Tag>;
}
