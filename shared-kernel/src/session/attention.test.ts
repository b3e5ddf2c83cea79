import { fireEvent } from '@testing-library/react';
import { watchAttention } from './attention';

it('takes nobody to be there a minute after the last touch or key', () => {
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

it('sees a key that a dialog keeps for itself', () => {
  let now = 0;
  const attended = watchAttention(document, () => now);
  now = 90_000;
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(dialog);
  expect(attended()).toBe(true);
});
