import { fireEvent } from '@testing-library/react';
import { watchAttention } from './attention';

it('the page is unattended a minute after the last touch or key', () => {
  let now = 0;
  const attended = watchAttention(document, () => now);
  expect(attended()).toBe(true);
  now = 60_000;
  expect(attended()).toBe(false);
  for (const sign of [fireEvent.keyDown, fireEvent.pointerMove, fireEvent.wheel]) {
    sign(document.body);
    expect(attended()).toBe(true);
    now += 60_000;
    expect(attended()).toBe(false);
  }
});

it('detects a key whose propagation a dialog stops', () => {
  let now = 0;
  const attended = watchAttention(document, () => now);
  now = 90_000;
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(dialog);
  expect(attended()).toBe(true);
});
