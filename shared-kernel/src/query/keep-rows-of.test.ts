import { keepRowsOf } from './keep-rows-of';

const here = keepRowsOf('Algiers');

test('the rows of an earlier search in the same place stay', () => {
  expect(here.placeholderData(['a row'], { meta: keepRowsOf('Algiers').meta })).toEqual(['a row']);
});

test('the rows of another place go', () => {
  expect(here.placeholderData(['a row'], { meta: keepRowsOf('Oran').meta })).toBeUndefined();
  expect(here.placeholderData(['a row'], { meta: keepRowsOf(undefined).meta })).toBeUndefined();
});

test('where there were no rows, there are none', () => {
  expect(here.placeholderData(undefined, undefined)).toBeUndefined();
});
