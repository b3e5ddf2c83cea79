import { setSingleKeys, useSingleKeys } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { Choice } from './choice';

/** Switch for single-key shortcuts such as `/`, which interfere with speech input (WCAG 2.1.4). */
export function SingleKeysChoice() {
  const t = useMessages();
  return (
    <Choice
      label={t('singleKeys.title')}
      value={useSingleKeys() ? 'on' : 'off'}
      onChange={(chosen) => setSingleKeys(chosen === 'on')}
      options={[
        { value: 'on', label: t('singleKeys.on') },
        { value: 'off', label: t('singleKeys.off') },
      ]}
    />
  );
}
