const PLACE = 'first-paint';

/**
 * Replaces the still page in the frame in which the application renders; input, focus, caret and the last press are
 * carried over.
 */
export function takeOverFirstPaint(root: Element): void {
  const place = document.getElementById(PLACE);
  if (!place) return;
  const drawing = new MutationObserver(() => {
    if (!root.querySelector('main')) return;
    drawing.disconnect();
    takeOver(place, root);
  });
  drawing.observe(root, { childList: true, subtree: true });
}

/** The same elements in the same order in both. */
const CONTROLS = 'a, button, input';

function takeOver(place: Element, root: Element): void {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const pairs = [...place.querySelectorAll<HTMLElement>(CONTROLS)].map((old, index) => [old, controls[index]] as const);
  for (const [old, control] of pairs) if (isField(old) && isField(control) && old.value) fill(control, old.value);
  const [focused, successor] = pairs.find(([old]) => old === document.activeElement) ?? [];
  // An email field does not expose its caret: it goes to the end.
  const hasCaret = isField(focused) && focused.selectionStart !== null;
  const caret = hasCaret ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  const [, pressed] = pairs.find(([old]) => old.matches('[data-held]')) ?? [];
  place.remove();
  successor?.focus({ preventScroll: true });
  if (isField(successor) && caret) successor.setSelectionRange(...caret);
  pressed?.click();
}

function isField(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement;
}

/** Sets the value so that React receives the change. */
function fill(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
