import { useEffect } from 'react';
import styles from './listbox.module.css';
import type { Option } from './option';
import { OptionRow } from './option-row';
import { WindowedOptions } from './windowed-options';

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

/** Of more options than these only those in view are drawn. */
const DRAWN_AT_ONCE = 30;

/** Options of a selector. Its control keeps the focus and names the active one by `optionId`. */
export function Listbox({ id, label, options, value, active, onActive, onChoose }: ListboxProps) {
  const list = { id, role: 'listbox', 'aria-label': label, className: styles.listbox };
  const rowOf = (option: Option, index: number) => ({
    id: optionId(id, index),
    option,
    isChosen: option.value === value,
    isActive: index === active,
    onActive: () => onActive(index),
    onChoose: () => onChoose(option),
  });
  const isWindowed = options.length > DRAWN_AT_ONCE;
  const activeOption = options[active];
  useEffect(() => {
    if (activeOption && !isWindowed)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, activeOption, isWindowed]);

  if (isWindowed) return <WindowedOptions list={list} options={options} active={active} rowOf={rowOf} />;
  return (
    <div {...list}>
      {options.map((option, index) => (
        <OptionRow key={option.value} {...rowOf(option, index)} />
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}
