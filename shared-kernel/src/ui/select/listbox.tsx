import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, options]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} className={styles.listbox}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the control handles the keys
        <li
          key={option.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          className={styles.option}
          onMouseMove={() => onActive(index)}
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.mark}
          <span className={styles.label}>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
          {option.value === value && <Icon name="check" className={styles.check} />}
        </li>
      ))}
    </ul>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}
