import { Button } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './zero-keys.module.css';

const KEYS = ['00', '000'] as const;

/** Amount field of a phone with keys that type several zeros; the keyboards of phones have none. */
export function ZeroKeys({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.amount}>
      {children}
      <div className={styles.keys}>
        {KEYS.map((zeros) => (
          <Button
            key={zeros}
            aria-label={t('record.zeros', { zeros })}
            // Keeps the focus and the keyboard of the phone at the amount.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => typeInto(currentTarget.parentElement?.previousElementSibling, zeros)}
          >
            {zeros}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Types behind a digit: no amount begins with zeros. */
function typeInto(field: Element | null | undefined, zeros: string): void {
  const input = field?.querySelector('input');
  if (!input) return;
  const { selectionStart, selectionEnd } = input;
  input.focus();
  if (!selectionStart || selectionEnd === null) return;
  input.setRangeText(zeros, selectionStart, selectionEnd, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: zeros }));
}
