import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { isDone, refusalOf } from './change-state';

test('a saved or deleted record has no unsaved changes', () => {
  expect(isDone({ status: 'saved' })).toBe(true);
  expect(isDone({ status: 'deleted' })).toBe(true);
  expect(isDone({ status: 'stale' })).toBe(false);
});

test('a refusal keeps its reason', () => {
  const error = new ApiError(409, 'It has agencies.');
  expect(refusalOf({ status: 'refused', error })).toBe(error);
  expect(refusalOf({ status: 'stale' })).toBeNull();
});
