import { APPEARANCE_KEY, createAppearanceStore } from './appearance';

const { dataset } = document.documentElement;
const open = () => createAppearanceStore(localStorage, document.documentElement);

beforeEach(() => {
  localStorage.clear();
  delete dataset['appearance'];
});

test('without a choice the page follows the system', () => {
  expect(open().get()).toBe('system');
  expect(dataset['appearance']).toBeUndefined();
});

test('a choice shows at once and is kept', () => {
  open().set('dark');
  expect(dataset['appearance']).toBe('dark');
  delete dataset['appearance'];
  expect(open().get()).toBe('dark');
  expect(dataset['appearance']).toBe('dark');
});

test('back to the system forgets the choice', () => {
  const store = open();
  store.set('light');
  store.set('system');
  expect(dataset['appearance']).toBeUndefined();
  expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
});

test('something else in the storage counts as no choice', () => {
  localStorage.setItem(APPEARANCE_KEY, 'sepia');
  expect(open().get()).toBe('system');
});

test('whoever shows the appearance is told', () => {
  const store = open();
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});
