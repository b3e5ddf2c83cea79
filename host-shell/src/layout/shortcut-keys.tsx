import { useLocation, useNavigate } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { areSingleKeysOn } from '@comptoir/ui';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { pageData } from '../page-data';
import { usePageKeys } from './use-page-keys';

/** Time a `g` waits for its letter, in milliseconds. */
const TIMEOUT_MS = 2000;
const BEGINNINGS: ReadonlySet<string> = new Set(['?', '/', 'n', 'g']);
/** Elements that use typed characters themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [aria-haspopup]';

/** Listens for single keys outside of fields, and loads their actions with the first. Renders nothing. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const { role } = useClaims();
  const { pathname } = useLocation();
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>();
  /** Time at which `g` was pressed. */
  const goes = useRef(-Infinity);

  usePageKeys((event) => {
    const key = keyOf(event);
    const isLetter = event.timeStamp - goes.current < TIMEOUT_MS && /^[a-z]$/.test(key);
    if (!(isLetter || BEGINNINGS.has(key)) || isHandledElsewhere(event)) return;
    goes.current = key === 'g' && !isLetter ? event.timeStamp : -Infinity;
    event.preventDefault();
    import(/* webpackChunkName: "palette" */ '../shortcuts').then(
      ({ addressFor, focusSearch, ShortcutSheet }) => {
        if (key === '?') return setSheet(() => ShortcutSheet);
        if (key === '/') return focusSearch();
        const to = addressFor(isLetter ? `g${key}` : key, { registry: pageData().registry, role }, pathname);
        if (to !== undefined) void navigate(to);
      },
      // After a failed import the key can be pressed again.
      () => undefined,
    );
  });
  return <Suspense>{Sheet && <Sheet onClose={() => setSheet(undefined)} />}</Suspense>;
}

/** Key, or its Latin position on other keyboards. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key <= 'z') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? '' : code.replace(/^Key/, '').toLowerCase();
}

function isHandledElsewhere({
  target,
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  repeat,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat || !areSingleKeysOn()) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
