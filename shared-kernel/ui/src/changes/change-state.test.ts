import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { changeStateOf } from './change-state';

const idle = { isPending: false, isSuccess: false, error: null };

test.each([
  ['nothing was tried', idle, 'idle'],
  ['it is on its way', { ...idle, isPending: true }, 'saving'],
  ['the server took it', { ...idle, isSuccess: true }, 'saved'],
  ['another person was faster', { ...idle, error: new ApiError(412, 'Changed') }, 'stale'],
  ['the server refused it', { ...idle, error: new ApiError(409, 'It has agencies.') }, 'refused'],
])('while %s, a change is %j', (_, outcome, status) => {
  expect(changeStateOf(outcome, 'change').status).toBe(status);
});

test('a deletion and a change have different states', () => {
  expect(changeStateOf({ ...idle, isPending: true }, 'deletion').status).toBe('deleting');
  expect(changeStateOf({ ...idle, isSuccess: true }, 'deletion').status).toBe('deleted');
});
