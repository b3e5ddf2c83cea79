import { PICK_UP_REASONS, type PickUpReason } from '@comptoir/api-contract/pick-ups';
import { Button } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import styles from './missed-reasons.module.css';

/** OTHER needs a note and is sent by the button of the form. */
const PRESET_REASONS = PICK_UP_REASONS.filter((reason) => reason !== 'OTHER');

interface MissedReasonsProps {
  isDisabled: boolean;
  onChoose: (reason: PickUpReason) => void;
}

/** Ready-made reasons; a tap records the stop. */
export function MissedReasons({ isDisabled, onChoose }: MissedReasonsProps) {
  const t = useMessages();
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('record.reason')}</legend>
      {PRESET_REASONS.map((reason) => (
        <Button key={reason} size="large" disabled={isDisabled} onClick={() => onChoose(reason)}>
          {t(`record.reasons.${reason}`)}
        </Button>
      ))}
    </fieldset>
  );
}
