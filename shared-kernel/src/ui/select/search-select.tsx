import { useCallback, useId, useRef, useState, type Ref } from 'react';
import { labelId, useFieldControl } from '../field/field-context';
import { Popover } from '../popover/popover';
import type { Option } from './option';
import { SearchPanel } from './search-panel';
import { SelectButton } from './select-button';
import { isLetter } from './type-ahead';
import styles from './search-select.module.css';

/** A choice out of many, by typing. */
export interface SearchSelectProps {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What the button shows for the value; its placeholder without one. */
  chosen?: Omit<Option, 'value'> | undefined;
  /** The options that match what was typed, best first; all of them for an empty text. Keep it stable. */
  search: (typed: string) => readonly Option[];
  texts: { placeholder: string; search: string; none: string; list: string };
  disabled?: boolean | undefined;
  /** Called with what is typed, for options that are looked for elsewhere; `search` answers those that are known yet. */
  onType?: (typed: string) => void;
  /** Called when the list opens, for options that are fetched only then. */
  onOpen?: () => void;
  /** Called when somebody is about to open it, and again when it opens: what it shows can be fetched by then. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

type Panel = { status: 'closed' } | { status: 'open'; initial: string };

/** One of many options: a button that opens a search box and its list. What is typed on the button is searched for. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onChange, onBlur, chosen, search, texts, disabled = false, onOpen, onIntent, onType, ref } = props;
  const { id } = useFieldControl();
  const textId = useId();
  const [panel, setPanel] = useState<Panel>({ status: 'closed' });
  const button = useRef<HTMLButtonElement | null>(null);
  const open = panel.status === 'open';
  const leave = () => setPanel({ status: 'closed' });
  const close = useCallback(() => {
    setPanel({ status: 'closed' });
    button.current?.focus();
  }, []);
  const show = (initial: string) => {
    onIntent?.();
    onOpen?.();
    onType?.(initial);
    setPanel({ status: 'open', initial });
  };

  return (
    <>
      <SelectButton
        own={button}
        outer={ref}
        chosen={chosen}
        placeholder={texts.placeholder}
        textId={textId}
        onIntent={onIntent}
        aria-labelledby={id && `${labelId(id)} ${textId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onBlur={onBlur}
        onClick={() => (open ? leave() : show(''))}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && !isLetter(event))) return;
          event.preventDefault();
          show(isLetter(event) ? event.key : '');
        }}
      />
      {open && (
        <Popover anchor={button} onClose={close} className={styles.panel} role="dialog" aria-label={texts.list}>
          <SearchPanel
            value={value}
            search={search}
            texts={texts}
            initial={panel.initial}
            {...(onType && { onType })}
            onLeave={leave}
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
