import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

interface PeekedRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

export interface Peek<Row> {
  row: Row | undefined;
  close: () => void;
  heard: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
  };
}

/**
 * Space on a row's link opens its preview; space again or Escape closes it. Arrows move between rows and the preview
 * follows the focus. Without a focus, space opens the row under the mouse. Removing the row closes it.
 */
export function usePeek<Row>({ rows, rowKey }: PeekedRows<Row>): Peek<Row> {
  const [key, setKey] = useState<string>();
  const row = key === undefined ? undefined : rows.find((each) => rowKey(each) === key);
  const close = () => setKey(undefined);

  function keyAt(link: EventTarget): string | undefined {
    const index = rowOf(link)?.dataset['index'];
    const at = index === undefined ? undefined : rows[Number(index)];
    return at && rowKey(at);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed, target } = event;
    if (!isRowLink(target) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOpen = row !== undefined;
    if (pressed === ' ') setKey(isOpen ? undefined : keyAt(target));
    else if (isOpen && pressed === 'Escape') close();
    else if (isOpen && (pressed === 'ArrowDown' || pressed === 'ArrowUp')) {
      adjacentLink(target, pressed === 'ArrowDown' ? 1 : -1)?.focus();
    } else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (row !== undefined && isRowLink(target)) setKey(keyAt(target));
  };

  const pointed = useRef<HTMLElement>(null);
  const point = (target: EventTarget | null) => {
    pointed.current = target && rowOf(target);
  };
  const lookAtPointed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const link = pointed.current?.querySelector<HTMLElement>(ROW_LINK);
    if (event.key !== ' ' || document.activeElement !== document.body || !link?.isConnected) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    setKey(keyAt(link));
  });
  useEffect(() => {
    document.addEventListener('keydown', lookAtPointed);
    return () => document.removeEventListener('keydown', lookAtPointed);
  }, []);

  const heard = {
    onKeyDown,
    onFocus,
    onPointerOver: ({ target }: PointerEvent) => point(target),
    onPointerLeave: () => point(null),
  };
  return { row, close, heard };
}

/** Rendered link of the previous (-1) or next (1) row. */
function adjacentLink(link: HTMLElement, step: 1 | -1): HTMLElement | null {
  const row = rowOf(link);
  const index = Number(row?.dataset['index']) + step;
  return row?.parentElement?.querySelector<HTMLElement>(`:scope > [data-index="${index}"] ${ROW_LINK}`) ?? null;
}

/** The first link of a row is its main link. */
const ROW_LINK = '[role=cell] a[href]';

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null;
}

function isRowLink(target: EventTarget): target is HTMLAnchorElement {
  return target instanceof HTMLAnchorElement && rowOf(target)?.querySelector(ROW_LINK) === target;
}
