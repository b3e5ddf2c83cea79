import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useEffect, useRef, useState } from 'react';
import controls from '../field/control.module.css';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
  /** Debounce in milliseconds; Enter skips it. */
  delay?: number;
  /** Accessible name, 'Search' by default. */
  label?: string;
}

/** A debounced search box of a list. */
export function SearchBox({ value, onSearch, delay = 500, label }: SearchBoxProps) {
  const t = useKernelMessages();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [requested, setRequested] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    if (value !== requested) {
      // Changed from outside: by the address or the Back button.
      setRequested(value);
      setTyped(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    setRequested(wanted);
    if (wanted !== value) onSearch(wanted);
  };

  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };

  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <Icon name="search" className={styles.icon} />
      <input
        type="search"
        aria-label={label ?? t('search.label')}
        placeholder={t('search.placeholder')}
        ref={input}
        className={classNames(controls.control, styles.input)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), delay);
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          title={t('search.clear')}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
