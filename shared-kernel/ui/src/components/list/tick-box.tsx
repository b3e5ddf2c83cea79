import type { ChangeEvent, KeyboardEvent } from 'react';
import type { TickRow } from './use-row-ticks';
import styles from './virtual-list.module.css';

interface TickBoxProps {
  index: number;
  label: string;
  checked: boolean;
  onTick: TickRow;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Checkbox of a row. Shift selects the range from the last one; arrows move between checkboxes, with Shift selecting
 * them; Enter goes to the actions.
 */
export function TickBox({ index, label, checked, onTick }: TickBoxProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onTick(index, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const list = event.currentTarget.closest('[role="table"]');
    const step = STEPS[event.key] ?? 0;
    const next =
      event.key === 'Enter'
        ? list?.closest('section')?.querySelector<HTMLElement>('[data-ticks] button')
        : step !== 0 && list?.querySelector<HTMLElement>(`[data-index="${index + step}"] [data-tick]`);
    if (!next) return;
    // Otherwise the key would press the newly focused element.
    event.preventDefault();
    next.focus();
    if (step === 0) return;
    if (event.shiftKey) onTick(index + step, true, checked);
  };

  return (
    <div role="cell" className={styles.tick}>
      <label>
        <input
          type="checkbox"
          data-tick
          aria-label={label}
          checked={checked}
          onChange={change}
          onKeyDown={move}
          // Prevents Shift from selecting text.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        />
      </label>
    </div>
  );
}
