import { APPEARANCE_KEY, createAppearanceStore } from './appearance';

const { dataset } = document.documentElement;
const open = () => createAppearanceStore(localStorage, document.documentElement);

beforeEach(() => {
  localStorage.clear();
  delete dataset['appearance'];
});

test('the page follows the system by default', () => {
  expect(open().get()).toBe('system');
  expect(dataset['appearance']).toBeUndefined();
});

test('a choice is applied at once and stored', () => {
  open().set('dark');
  expect(dataset['appearance']).toBe('dark');
  delete dataset['appearance'];
  expect(open().get()).toBe('dark');
  expect(dataset['appearance']).toBe('dark');
});

test('choosing the system removes the stored choice', () => {
  const store = open();
  store.set('light');
  store.set('system');
  expect(dataset['appearance']).toBeUndefined();
  expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
});

test('an invalid stored value is ignored', () => {
  localStorage.setItem(APPEARANCE_KEY, 'sepia');
  expect(open().get()).toBe('system');
});

test('subscribers are notified', () => {
  const store = open();
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});
