import { useFloatingRootContext, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import { useCallback, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { classNames } from '../class-names';
import { Popover } from '../popover/popover';
import { buttonClass } from '../button/button-class';
import styles from './menu.module.css';

/** A menu item. */
export interface MenuItem {
  label: string;
  /** Distinguishes items with the same label. */
  id?: string;
  icon?: IconName;
  /** Makes it a radio item. */
  checked?: boolean;
  /** Adds a separator above. */
  separated?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** Content of the button, its label by default. */
  children?: ReactNode;
  /** Accessible name of a button with a text, which it must contain. Defaults to the menu's. */
  buttonLabel?: string;
  header?: ReactNode;
  startsOpen?: boolean;
  /** Edge at which button and panel are aligned, the end by default. */
  align?: 'start' | 'end';
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  items,
  children,
  buttonLabel = label,
  header,
  startsOpen = false,
  align = 'end',
}: MenuProps) {
  const [open, setOpen] = useState(startsOpen);
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
        <Popover anchor={button} onClose={close} align={align}>
          {header && (
            <div id={`${id}header`} className={styles.header}>
              {header}
            </div>
          )}
          <MenuItems
            id={id}
            aria-label={label}
            aria-describedby={header ? `${id}header` : undefined}
            items={items}
            onClose={close}
          />
        </Popover>
      )}
    </>
  );
}

interface MenuItemsProps extends ComponentProps<'div'> {
  items: readonly MenuItem[];
  onClose: () => void;
}

function MenuItems({ items, onClose, ...rest }: MenuItemsProps) {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [activeIndex, onNavigate] = useState<number | null>(0);
  const listRef = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef(items.map(({ label }) => label));
  const context = useFloatingRootContext({
    open: true,
    onOpenChange: onClose,
    elements: { reference: null, floating: menu },
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, { listRef, activeIndex, onNavigate, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: onNavigate }),
  ]);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Tab' && onClose();
  return (
    <div {...getFloatingProps({ ...rest, onKeyDown })} ref={setMenu} role="menu" className={styles.menu}>
      {items.map((item, index) => (
        <button
          key={item.id ?? item.label}
          {...getItemProps({
            onClick: () => {
              onClose();
              item.onSelect();
            },
          })}
          ref={(element) => {
            listRef.current[index] = element;
          }}
          type="button"
          role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.checked}
          tabIndex={-1}
          data-autofocus={index === 0 || undefined}
          className={classNames(styles.item, item.separated && styles.separated)}
        >
          {item.icon && <Icon name={item.icon} />}
          <bdi>{item.label}</bdi>
          {item.checked && <Icon name="check" className={styles.check} />}
        </button>
      ))}
    </div>
  );
}
