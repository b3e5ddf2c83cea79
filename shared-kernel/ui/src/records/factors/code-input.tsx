import { Button } from '../../components/button/button';
import { TextField } from '../fields/text-fields';
import { useFactorMessages } from './factor-messages';
import styles from './factors.module.css';

interface CodeInputProps {
  kind: 'app' | 'recovery';
  /** Offers the other kind, if the person may use it here. */
  onSwitch?: () => void;
}

/** Field for a code of the app, or a recovery code. */
export function CodeInput({ kind, onSwitch }: CodeInputProps) {
  const t = useFactorMessages();
  const isApp = kind === 'app';
  return (
    <>
      <TextField
        name="oneTimeCode"
        label={isApp ? t('code.label') : t('code.recovery')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        {...(isApp && { inputMode: 'numeric' })}
      />
      {onSwitch && (
        <div className={styles.switch}>
          <Button variant="text" size="small" onClick={onSwitch}>
            {isApp ? t('code.useRecovery') : t('code.useApp')}
          </Button>
        </div>
      )}
    </>
  );
}
