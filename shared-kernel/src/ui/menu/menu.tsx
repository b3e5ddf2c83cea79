import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { Popover } from '../popover/popover';
import { buttonClass } from '../button/button-class';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  onSelect: () => void;
}

interface MenuProps {
  /** Name of the button, and of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; by default its name. */
  children?: ReactNode;
  /** Name of the button where it shows a text: the name must hold that. By default the menu's. */
  buttonLabel?: string;
  /** Stands above the items. */
  header?: ReactNode;
}

/** A button that opens a short list of actions. */
export function Menu({ label, items, children, buttonLabel = label, header }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'text' })}
        aria-label={buttonLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ?? label}
      </button>
      {open && (
        <Popover anchor={button} onClose={close} align="end">
          {header && (
            <div id={`${id}header`} className={styles.header}>
              {header}
            </div>
          )}
          <div
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            aria-describedby={header ? `${id}header` : undefined}
            className={styles.menu}
            onKeyDown={moveFocus}
          >
            {items.map((item, index) => (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                data-autofocus={index === 0 || undefined}
                className={styles.item}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </button>
            ))}
          </div>
        </Popover>
      )}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = nextIndex(event.key, current, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
