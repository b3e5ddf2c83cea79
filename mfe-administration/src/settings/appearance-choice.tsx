import { setAppearance, useAppearance } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { Choice } from './choice';

export function AppearanceChoice() {
  const t = useMessages();
  return (
    <Choice
      label={t('appearance.title')}
      value={useAppearance()}
      onChange={setAppearance}
      options={[
        { value: 'light', label: t('appearance.light'), icon: 'light' },
        { value: 'dark', label: t('appearance.dark'), icon: 'dark' },
        { value: 'system', label: t('appearance.system'), icon: 'settings' },
      ]}
    />
  );
}
