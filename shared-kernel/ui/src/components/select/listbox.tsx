import { useEffect } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import styles from './listbox.module.css';
import type { Option } from './option';
import { OptionRow } from './option-row';

interface ListboxProps {
  id: string;
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Index of the active option; the focus stays in the control. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
}

/** Lists with more options are virtualised. */
const MAX_RENDERED = 30;

const windowed = onDemand(
  async () => (await import(/* webpackChunkName: "layout" */ './windowed-options')).WindowedOptions,
);

/** Options of a select. Its control keeps the focus and references the active option by `optionId`. */
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
  const isLong = options.length > MAX_RENDERED;
  const loaded = windowed.useLoaded();
  const isWindowed = isLong && loaded !== undefined;
  const activeOption = options[active];
  useEffect(() => {
    if (activeOption && !isWindowed)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, activeOption, isWindowed]);

  useEffect(() => void (isLong && windowed.load()), [isLong]);

  if (isWindowed) return <loaded.Component list={list} options={options} active={active} rowOf={rowOf} />;
  // Before the virtual list is loaded, renders the options around the active one.
  const first = isLong ? Math.max(0, Math.min(active, options.length) - MAX_RENDERED / 2) : 0;
  return (
    <div {...list}>
      {options.slice(first, first + MAX_RENDERED).map((option, at) => (
        <OptionRow
          key={option.value}
          {...rowOf(option, first + at)}
          {...(isLong && { place: { index: first + at, count: options.length } })}
        />
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}
