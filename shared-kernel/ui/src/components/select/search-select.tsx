import { useCallback, useId, useRef, useState, type Ref } from 'react';
import { labelId, useFieldControl } from '../field/field-context';
import { Popover } from '../popover/popover';
import type { Option } from './option';
import { SearchPanel } from './search-panel';
import { SelectButton } from './select-button';
import { isLetter } from './type-ahead';
import styles from './search-select.module.css';

/** Props of a select with search. */
export interface SearchSelectProps {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Label of the value; the placeholder without it. */
  chosen?: Omit<Option, 'value'> | undefined;
  /** Matching options, best first; all for an empty text. Must be stable. */
  search: (typed: string) => readonly Option[];
  texts: { placeholder: string; search: string; none: string; list: string };
  disabled?: boolean | undefined;
  /** Called with the text, for remote search; `search` returns the options known so far. */
  onType?: (typed: string) => void;
  /** Called when the list opens, to load options. */
  onOpen?: () => void;
  /** Called when the user is about to open it, and when it opens, to preload options. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

type Panel = { status: 'closed' } | { status: 'open'; initial: string };

/** A select for many options: a button that opens a search box with a list. Typing on the button starts a search. */
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
