import { useLocation, useNavigate } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { areSingleKeysOn } from '@comptoir/ui';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { pageData } from '../page-data';
import { usePageKeys } from './use-page-keys';

/** How long a `g` waits for its letter, in milliseconds. */
const PATIENCE_MS = 2000;
const BEGINNINGS: ReadonlySet<string> = new Set(['?', '/', 'n', 'g']);
/** Where keys write, or lead to what begins with a letter. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [aria-haspopup]';

/** Hears single keys outside of fields; what they do is fetched with the first of them. It shows nothing itself. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const { role } = useClaims();
  const { pathname } = useLocation();
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>();
  /** When `g` was pressed, while it waits for its letter. */
  const goes = useRef(-Infinity);

  usePageKeys((event) => {
    const key = keyOf(event);
    const isLetter = event.timeStamp - goes.current < PATIENCE_MS && /^[a-z]$/.test(key);
    if (!(isLetter || BEGINNINGS.has(key)) || isTaken(event)) return;
    goes.current = key === 'g' && !isLetter ? event.timeStamp : -Infinity;
    event.preventDefault();
    import(/* webpackChunkName: "shortcuts" */ '../shortcuts').then(
      ({ addressFor, focusSearch, ShortcutSheet }) => {
        if (key === '?') return setSheet(() => ShortcutSheet);
        if (key === '/') return focusSearch();
        const to = addressFor(isLetter ? `g${key}` : key, { registry: pageData().registry, role }, pathname);
        if (to !== undefined) void navigate(to);
      },
      // Whoever pressed it presses it again, or takes the way that is seen.
      () => undefined,
    );
  });
  return <Suspense>{Sheet && <Sheet onClose={() => setSheet(undefined)} />}</Suspense>;
}

/** The key, or where the keyboard writes no Latin letters the one in its place. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key <= 'z') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? '' : code.replace(/^Key/, '').toLowerCase();
}

function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat || !areSingleKeysOn()) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
