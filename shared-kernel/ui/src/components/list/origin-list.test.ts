import { saveOriginList, originList, placeInList } from './origin-list';

const address = '/money-book?trade=true';
const pathOf = (id: string) => `/money-book/${id}`;

beforeEach(() => saveOriginList(address, ['3', '2', '2', '1'], { pathOf }));

test('a record has its position in the originating list and its neighbours; two rows may link to one record', () => {
  expect(placeInList({ list: address }, '/money-book/2')).toEqual({
    place: 2,
    count: 3,
    previous: '/money-book/3',
    next: '/money-book/1',
  });
});

test('the first record has no predecessor, the last no successor', () => {
  expect(placeInList({ list: address }, '/money-book/3')?.previous).toBeUndefined();
  expect(placeInList({ list: address }, '/money-book/1')?.next).toBeUndefined();
});

test.each([
  ['from elsewhere', null, '/money-book/2'],
  ['from another list', { list: '/exchange' }, '/money-book/2'],
  ['that is not in the list any more', { list: address }, '/money-book/7'],
])('a record %s has no position', (_, state, path) => {
  expect(placeInList(state, path)).toBeUndefined();
});

test('a record beyond the loaded rows is loaded on demand', async () => {
  const onEndReached = jest.fn(async () => ({ isError: false, data: { rows: ['3', '2', '1'], total: 3 } }));
  saveOriginList(address, ['3', '2'], { pathOf, total: 3, onEndReached });
  const state = { list: address };
  expect(placeInList(state, '/money-book/2')).toMatchObject({ place: 2, count: 3, next: undefined });
  await originList.get()?.fetchMore?.();
  expect(placeInList(state, '/money-book/2')).toMatchObject({ place: 2, count: 3, next: '/money-book/1' });
  expect(originList.get()?.fetchMore).toBeUndefined();
});
