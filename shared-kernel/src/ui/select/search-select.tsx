import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../class-names';
import controls from '../field/control.module.css';
import { labelId, useFieldControl } from '../field/field-context';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import { moveActive } from './list-keys';
import { Listbox, optionId } from './listbox';
import type { Option } from './option';
import styles from './select.module.css';
import searchStyles from './search-select.module.css';

export interface SearchSelectProps {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What the button shows for the value; its placeholder without one. */
  chosen?: Omit<Option, 'value'> | undefined;
  /** The options that match what was typed, best first; all of them for an empty text. Keep it stable. */
  search: (typed: string) => readonly Option[];
  texts: { placeholder: string; search: string; none: string; list: string };
  disabled?: boolean;
  /** Called when the list opens, for options that are fetched only then. */
  onOpen?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Longest list that is drawn at once; typing narrows it down. */
const SHOWN_AT_ONCE = 300;

/** One of many options: a button that opens a search box and its list. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onChange, onBlur, chosen, search, texts, disabled = false, onOpen, ref } = props;
  const field = useFieldControl();
  const textId = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    <>
      <button
        {...field}
        ref={(element) => {
          button.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="button"
        aria-labelledby={field.id && `${labelId(field.id)} ${textId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        className={classNames(controls.control, styles.button, !chosen && styles.empty)}
        onBlur={onBlur}
        onClick={() => {
          onOpen?.();
          setOpen(!open);
        }}
      >
        {chosen?.mark}
        <span id={textId} dir="auto" className={styles.text}>
          {chosen?.label ?? texts.placeholder}
        </span>
        <Icon name="down" className={styles.arrow} />
      </button>
      {open && (
        <Popover anchor={button} onClose={close} className={searchStyles.panel} role="dialog" aria-label={texts.list}>
          <SearchPanel
            value={value}
            search={search}
            texts={texts}
            onLeave={() => setOpen(false)}
            onChoose={(option) => {
              onChange(option.value);
              close();
            }}
          />
        </Popover>
      )}
    </>
  );
}

interface SearchPanelProps extends Pick<SearchSelectProps, 'value' | 'search' | 'texts'> {
  onChoose: (option: Option) => void;
  onLeave: () => void;
}

function SearchPanel({ value, search, texts, onChoose, onLeave }: SearchPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => search(wanted).slice(0, SHOWN_AT_ONCE), [search, wanted]);
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? Math.max(0, wanted ? 0 : found.findIndex((option) => option.value === value));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Enter') {
      event.preventDefault();
      // Who types fast means what is typed, not what the list still shows of the letters before.
      const text = event.currentTarget.value;
      const option = moved === null && text !== wanted ? search(text)[0] : found[active];
      if (option) onChoose(option);
      return;
    }
    const next = typed && ['Home', 'End'].includes(event.key) ? undefined : moveActive(event.key, active, found.length);
    if (next === undefined) return;
    event.preventDefault();
    setMoved(next);
  };

  return (
    <>
      <div className={searchStyles.search}>
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
            setMoved(null);
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
        <p role="status" className={searchStyles.none}>
          {texts.none}
        </p>
      )}
    </>
  );
}
