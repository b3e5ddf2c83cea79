import { keepRowsOf } from './keep-rows-of';

const here = keepRowsOf('Algiers');

test('rows of the previous search in the same scope are kept', () => {
  expect(here.placeholderData(['a row'], { meta: keepRowsOf('Algiers').meta })).toEqual(['a row']);
});

test('rows of another scope are dropped', () => {
  expect(here.placeholderData(['a row'], { meta: keepRowsOf('Oran').meta })).toBeUndefined();
  expect(here.placeholderData(['a row'], { meta: keepRowsOf(undefined).meta })).toBeUndefined();
});

test('nothing is kept if there were no rows', () => {
  expect(here.placeholderData(undefined, undefined)).toBeUndefined();
});
