import { protectGlobals } from '../remotes/protect-globals';
import { reportReplaced } from './replaced-global';

function assignedBy(remote: string, name: string): Error {
  const error = new Error(name);
  error.stack = `Error: ${name}\n    at start (${location.origin}/remotes/${remote}/2.0.0/area.js:3:14)`;
  return error;
}

test('an assigned function of the page stays as it was, and the assignment is reported', () => {
  const owner = { fetch: () => 'of the page' };
  const replaced = jest.fn();
  protectGlobals(replaced, [[owner, 'fetch']]);
  owner.fetch = () => 'of a remote';
  expect(owner.fetch()).toBe('of the page');
  expect(replaced).toHaveBeenCalledWith(expect.objectContaining({ message: 'fetch' }));
});

test('a function on a prototype is kept for each object', () => {
  class Store {
    setItem() {
      return 'of the page';
    }
  }
  protectGlobals(() => undefined, [[Store.prototype, 'setItem']]);
  const store = new Store();
  store.setItem = () => 'of a remote';
  Store.prototype.setItem = () => 'of a remote';
  expect(store.setItem()).toBe('of the page');
});

test('a version that replaces a function is reported once, with its stack', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportReplaced(assignedBy('fleet', 'fetch'));
  reportReplaced(assignedBy('fleet', 'fetch'));
  reportReplaced(new Error('fetch'));
  expect(sent).toHaveBeenCalledTimes(1);
  const stack = `    at start (${location.origin}/remotes/fleet/2.0.0/area.js:3:14)`;
  const body = JSON.stringify({
    remote: 'fleet',
    version: '2.0.0',
    reason: 'global-replaced',
    message: 'fetch',
    stack,
  });
  expect(sent).toHaveBeenCalledWith('/reports/failures', expect.objectContaining({ body }));
});
