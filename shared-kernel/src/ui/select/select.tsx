import { useCallback, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../class-names';
import controls from '../field/control.module.css';
import { useFieldControl } from '../field/field-context';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import { findByLetter, moveActive } from './list-keys';
import { Listbox, optionId } from './listbox';
import type { Option } from './option';
import styles from './select.module.css';

export interface SelectProps {
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly Option[];
  /** What the button shows for the value, where it is not among the options. */
  chosen?: Omit<Option, 'value'> | undefined;
  /** What the button shows while nothing is chosen. */
  placeholder: string;
  /** Its name, where no `Field` gives it one. */
  label?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few options. For many, or to search in them, take `SearchSelect`. */
export function Select(props: SelectProps) {
  const { value, onChange, onBlur, options, placeholder, label, disabled, ref } = props;
  const field = useFieldControl();
  const listId = useId();
  const button = useRef<HTMLButtonElement | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const close = useCallback(() => setActive(null), []);
  const open = active !== null;
  const index = options.findIndex((option) => option.value === value);
  const chosen = props.chosen ?? options[index];

  const show = () => setActive(Math.max(0, index));
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (active === null) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      show();
      return;
    }
    if (event.key === 'Tab') return close();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(options[active]);
      return;
    }
    const labels = options.map((option) => option.label);
    const next =
      moveActive(event.key, active, options.length) ??
      (event.key.length === 1 ? findByLetter(labels, event.key, active) : undefined);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

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
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, active) : undefined}
        disabled={disabled}
        className={classNames(controls.control, styles.button, !chosen && styles.empty)}
        onClick={() => (open ? close() : show())}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {chosen?.mark}
        <span dir="auto" className={styles.text}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon name="down" className={styles.arrow} />
      </button>
      {open && (
        <Popover anchor={button} onClose={close} matchAnchor>
          <Listbox
            id={listId}
            label={label ?? placeholder}
            options={options}
            value={value}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </Popover>
      )}
    </>
  );
}
