import { useSyncExternalStore } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n/kernel-messages';
import { Dialog } from '../components/dialog/dialog';
import { CountryOfficeFilter } from './country-office-filter';
import { recordPages } from '@comptoir/kernel/internal/selection/record-pages';
import { useSelection } from '@comptoir/kernel/internal/selection/selection';

interface SelectionPromptProps {
  needs: 'country' | 'office';
  onClose: () => void;
}

/** Dialog to select the country and office that a list needs; not shown over a record, which has its office. */
export function SelectionPrompt({ needs, onClose }: SelectionPromptProps) {
  const t = useKernelMessages();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const isRecord = useSyncExternalStore(recordPages.subscribe, recordPages.get) > 0;
  const complete = selectedCountryCode !== '' && (needs === 'country' || selectedOfficeId !== null);
  if (complete || isRecord) return null;
  return (
    <Dialog title={t('selection.title')} onClose={onClose}>
      <p>{t(needs === 'country' ? 'selection.countryText' : 'selection.text')}</p>
      <CountryOfficeFilter />
    </Dialog>
  );
}
