import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../button/button';

/** Button to clear the filters of an empty list. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const t = useKernelMessages();
  return <Button onClick={onClear}>{t('list.clearFilters')}</Button>;
}
