import { createElement, lazy, Suspense, useState } from 'react';

const Later = lazy(() => import('./later.js'));

export function Area() {
  const [open, setOpen] = useState(false);
  return createElement(
    'section',
    null,
    createElement('h1', null, 'Hello from a plain build'),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'More'),
    open && createElement(Suspense, { fallback: 'Loading' }, createElement(Later)),
  );
}
