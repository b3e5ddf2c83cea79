import { ApiError } from '../../http/api-error';
import { changeStateOf, isDone, refusalOf } from './change-state';

const idle = { isPending: false, isSuccess: false, error: null };
const refusal = new ApiError(409, 'It has agencies.');

test.each([
  ['nothing was tried', idle, 'idle'],
  ['it is on its way', { ...idle, isPending: true }, 'saving'],
  ['the server took it', { ...idle, isSuccess: true }, 'saved'],
  ['somebody else was faster', { ...idle, error: new ApiError(412, 'Changed') }, 'stale'],
  ['the server refused it', { ...idle, error: refusal }, 'refused'],
])('while %s, a change is %j', (_, outcome, status) => {
  expect(changeStateOf(outcome, 'change').status).toBe(status);
});

test('a deletion is told from a change', () => {
  expect(changeStateOf({ ...idle, isPending: true }, 'deletion').status).toBe('deleting');
  expect(changeStateOf({ ...idle, isSuccess: true }, 'deletion').status).toBe('deleted');
});

test('there is nothing left to lose once a record is saved or deleted', () => {
  expect(isDone({ status: 'saved' })).toBe(true);
  expect(isDone({ status: 'deleted' })).toBe(true);
  expect(isDone({ status: 'stale' })).toBe(false);
});

test('a refusal keeps its reason', () => {
  expect(refusalOf(changeStateOf({ ...idle, error: refusal }, 'deletion'))).toBe(refusal);
  expect(refusalOf({ status: 'stale' })).toBeNull();
});
