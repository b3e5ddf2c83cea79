import { useEffect } from 'react';
import { Icon } from '../icon/icon';
import type { Option } from './option';
import styles from './listbox.module.css';

interface ListboxProps {
  id: string;
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Index of the option that the keyboard is on; the focus itself stays with the control. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
}

/** Options of a selector. Its control keeps the focus and names the active one by `optionId`. */
export function Listbox({ id, label, options, value, active, onActive, onChoose }: ListboxProps) {
  const activeOption = options[active];
  useEffect(() => {
    if (activeOption) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, activeOption]);

  return (
    <div id={id} role="listbox" aria-label={label} className={styles.listbox}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the control handles the keys
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          className={styles.option}
          onMouseMove={() => onActive(index)}
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.mark}
          <span dir="auto" className={styles.label}>
            {option.label}
          </span>
          {option.detail && (
            <span dir="auto" className={styles.detail}>
              {option.detail}
            </span>
          )}
          {option.value === value && <Icon name="check" className={styles.check} />}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}
