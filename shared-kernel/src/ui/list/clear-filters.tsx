import { useKernelMessages } from '../../i18n';
import { Button } from '../button/button';

/** The next step in a list that shows nothing because of its filters. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const t = useKernelMessages();
  return <Button onClick={onClear}>{t('list.clearFilters')}</Button>;
}
