import { placePanel } from './placement';

const viewport = { width: 1000, height: 800 };
const anchor = { left: 100, top: 100, width: 200, height: 34 };

test('a panel stands under its anchor, at its left edge', () => {
  expect(placePanel(anchor, { width: 400, height: 300 }, viewport, false)).toMatchObject({ left: 100, top: 138 });
});

test('a panel kept to the right ends where its anchor ends', () => {
  expect(placePanel(anchor, { width: 180, height: 90 }, viewport, true).left).toBe(120);
});

test('a panel that does not fit below stands above', () => {
  const low = { ...anchor, top: 700 };
  expect(placePanel(low, { width: 400, height: 300 }, viewport, false).top).toBe(396);
});

test('a panel that fits nowhere takes the larger side and its height', () => {
  const placement = placePanel({ ...anchor, top: 300 }, { width: 400, height: 900 }, viewport, false);
  expect(placement).toMatchObject({ top: 338, maxHeight: 454 });
});

test('a panel never leaves the viewport of a phone', () => {
  const phone = { width: 390, height: 844 };
  expect(placePanel({ ...anchor, left: 180 }, { width: 374, height: 300 }, phone, false).left).toBe(8);
});
