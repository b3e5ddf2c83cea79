import { useCallback, useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Popover } from '../popover/popover';
import { moveActive } from './list-keys';
import { Listbox, optionId } from './listbox';
import type { Option } from './option';
import { searchOptions } from './search-options';
import { SearchPanel } from './search-panel';
import { SelectButton } from './select-button';
import { createTypeAhead, isLetter } from './type-ahead';
import styles from './search-select.module.css';

/** Props of a select. */
export interface SelectProps {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly Option[];
  /** Label of a value that is not among the options. */
  chosen?: Omit<Option, 'value'> | undefined;
  placeholder: string;
  /** Called when the user is about to open it, and when it opens, to preload options. */
  onIntent?: (() => void) | undefined;
  isLoading?: boolean;
  /** Accessible name outside a `Field`. */
  label?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Maximal number of options visible at once; more get a search box. */
const MAX_VISIBLE = 10;

type Panel = { status: 'closed' } | { status: 'list'; active: number } | { status: 'search'; typed: string };
const CLOSED: Panel = { status: 'closed' };

/** A select with type-ahead. For options that are fetched or searched remotely, use `SearchSelect`. */
export function Select(props: SelectProps) {
  const { value, onBlur, onIntent, options, placeholder, label, isLoading = false, disabled, ref } = props;
  const listId = useId();
  const button = useRef<HTMLButtonElement | null>(null);
  const { panel, setPanel, searched, index, show, close, choose, onKeyDown } = useSelectPanel(props);
  const chosen = props.chosen ?? options[index];

  return (
    <>
      <SelectButton
        own={button}
        outer={ref}
        chosen={chosen}
        placeholder={placeholder}
        role="combobox"
        aria-label={label}
        aria-haspopup={searched ? 'dialog' : 'listbox'}
        aria-expanded={panel.status !== 'closed'}
        aria-controls={panel.status === 'closed' ? undefined : listId}
        aria-activedescendant={panel.status === 'list' ? optionId(listId, panel.active) : undefined}
        disabled={disabled}
        onIntent={onIntent}
        onClick={() => (panel.status === 'closed' ? show() : close())}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {panel.status === 'list' && (
        <Popover anchor={button} onClose={close} matchAnchor>
          <Listbox
            id={listId}
            label={label ?? placeholder}
            options={options}
            value={value}
            active={panel.active}
            onActive={(active) => setPanel({ status: 'list', active })}
            onChoose={choose}
          />
        </Popover>
      )}
      {panel.status === 'search' && (
        <SearchedOptions
          id={listId}
          anchor={button}
          options={options}
          value={value}
          label={label ?? placeholder}
          isLoading={isLoading}
          initial={panel.typed}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

/** Open state, as list or search, and key handlers of the button. */
function useSelectPanel({ value, onChange, onIntent, options }: SelectProps) {
  const [panel, setPanel] = useState<Panel>(CLOSED);
  const [typeAhead] = useState(createTypeAhead);
  const close = useCallback(() => setPanel(CLOSED), []);
  const index = options.findIndex((option) => option.value === value);
  // Text typed before options arrive is kept in the search box.
  const searched = options.length === 0 || options.length > MAX_VISIBLE;

  const show = () => {
    onIntent?.();
    setPanel(searched ? { status: 'search', typed: '' } : { status: 'list', active: Math.max(0, index) });
  };
  const goTo = (key: string, from: number, moment: number) => {
    onIntent?.();
    // Includes letters typed before the options arrived.
    if (searched) return setPanel({ status: 'search', typed: typeAhead.typed(key, moment) });
    const labels = options.map((option) => option.label);
    return setPanel({ status: 'list', active: typeAhead.find(labels, key, from, moment) ?? Math.max(0, from) });
  };
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (panel.status === 'search') return;
    const typing = isLetter(event) || (event.key === ' ' && typeAhead.isTyping(event.timeStamp));
    if (panel.status === 'closed') {
      if (!typing && !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      if (typing) goTo(event.key, index, event.timeStamp);
      else show();
      return;
    }
    if (event.key === 'Tab') return close();
    const next = moveActive(event.key, panel.active, options.length);
    if (next !== undefined) setPanel({ status: 'list', active: next });
    else if (typing) goTo(event.key, panel.active, event.timeStamp);
    else if (event.key === 'Enter' || event.key === ' ') choose(options[panel.active]);
    else return;
    event.preventDefault();
  };
  return { panel, setPanel, searched, index, show, close, choose, onKeyDown };
}

interface SearchedOptionsProps {
  id: string;
  anchor: RefObject<HTMLButtonElement | null>;
  options: readonly Option[];
  value: string | null;
  label: string;
  isLoading: boolean;
  initial: string;
  onChoose: (option: Option) => void;
  onClose: () => void;
}

function SearchedOptions({ id, anchor, options, label, isLoading, onChoose, onClose, ...rest }: SearchedOptionsProps) {
  const t = useKernelMessages();
  const search = useCallback((typed: string) => searchOptions(options, typed), [options]);
  const close = useCallback(() => {
    onClose();
    anchor.current?.focus();
  }, [anchor, onClose]);
  return (
    <Popover id={id} anchor={anchor} onClose={close} className={styles.panel} role="dialog" aria-label={label}>
      <SearchPanel
        {...rest}
        search={search}
        texts={{ search: t('search.label'), none: t(isLoading ? 'state.loading' : 'select.none'), list: label }}
        onLeave={onClose}
        onChoose={(option) => {
          onChoose(option);
          anchor.current?.focus();
        }}
      />
    </Popover>
  );
}
