import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon';
import { moveActive } from './list-keys';
import { Listbox, optionId } from './listbox';
import type { Option } from './option';
import styles from './search-select.module.css';

interface SearchPanelProps {
  value: string | null;
  search: (typed: string) => readonly Option[];
  texts: { search: string; none: string; list: string };
  initial?: string;
  onType?: (typed: string) => void;
  onChoose: (option: Option) => void;
  onLeave: () => void;
}

export function SearchPanel({ value, search, texts, initial = '', onType, onChoose, onLeave }: SearchPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState(initial);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => search(wanted), [search, wanted]);
  const [moved, setMoved] = useState<number | null>(null);
  // Enter before a result arrives selects it on arrival.
  const [isHeld, setIsHeld] = useState(false);
  const first = isHeld && wanted === typed ? found[0] : undefined;
  const chooseFirst = useEffectEvent(onChoose);
  useEffect(() => {
    if (first) chooseFirst(first);
  }, [first]);
  const active = moved ?? Math.max(0, wanted ? 0 : found.findIndex((option) => option.value === value));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Enter') {
      event.preventDefault();
      // A fast typist means the current text, not the results of an earlier one.
      const text = event.currentTarget.value;
      const option = moved === null && text !== wanted ? search(text)[0] : found[active];
      if (option) onChoose(option);
      else setIsHeld(true);
      return;
    }
    const next = typed && ['Home', 'End'].includes(event.key) ? undefined : moveActive(event.key, active, found.length);
    if (next === undefined) return;
    event.preventDefault();
    setMoved(next);
  };

  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          placeholder={texts.search}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            onType?.(event.target.value);
            setMoved(null);
            setIsHeld(false);
          }}
        />
      </div>
      <Listbox
        id={listId}
        label={texts.list}
        options={found}
        value={value}
        active={active}
        onActive={setMoved}
        onChoose={onChoose}
      />
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {texts.none}
        </p>
      )}
    </>
  );
}
