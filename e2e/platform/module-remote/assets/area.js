/** @param {typeof import('react')} react the shell's */
export function areaOf({ createElement, lazy, Suspense, useState }) {
  const Later = lazy(async () => ({ default: (await import('./later.js')).laterOf(createElement) }));
  return function Area() {
    const [open, setOpen] = useState(false);
    return createElement(
      'section',
      null,
      createElement('h1', null, 'Hello from a module'),
      createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'More'),
      open && createElement(Suspense, { fallback: 'Loading' }, createElement(Later)),
    );
  };
}
