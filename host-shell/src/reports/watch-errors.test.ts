import { ConnectionError } from '@comptoir/kernel/http';
import { takeFailure } from './send';
import { watchErrors } from './watch-errors';

jest.mock('./send', () => ({ takeFailure: jest.fn() }));

function thrown(error: Error, origin = location.origin): void {
  error.stack = `${error.name}\n    at area (${origin}/remotes/fleet/2.0.0/area.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

test('a version is blamed once for an error it threw, and never for an unreachable API', () => {
  watchErrors();
  thrown(new ConnectionError('away'));
  thrown(new TypeError('of an override'), 'http://localhost:4312');
  expect(takeFailure).not.toHaveBeenCalled();

  const error = new TypeError('undefined is not a function');
  thrown(error);
  thrown(new TypeError('undefined is not a function'));
  expect(takeFailure).toHaveBeenCalledTimes(1);
  expect(takeFailure).toHaveBeenCalledWith({ remote: 'fleet', version: '2.0.0', reason: 'error-uncaught' }, error);
});
