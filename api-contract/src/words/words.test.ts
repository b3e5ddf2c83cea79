import { LABELS } from './all-labels';

test.each(['fr', 'ar'] as const)('all fields have a label in %s', (language) => {
  expect(Object.keys(LABELS[language].field).toSorted()).toEqual(Object.keys(LABELS.en.field).toSorted());
});
