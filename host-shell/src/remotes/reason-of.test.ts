import { BrokenFiles } from './broken-files';
import { RemoteError } from './reason-codes';
import { reasonOf } from './reason-of';

const files = new BrokenFiles();
files.add(
  'http://localhost/remotes/operations/2.0.0/form.js',
  new RemoteError('chunk-timeout', 'form.js gave no answer'),
);

// Messages of Module Federation 2.9 and rspack 2.3, as seen in the end-to-end tests.
test.each([
  ['Loading chunk 216 failed.\n(error: http://localhost/remotes/operations/2.0.0/form.js)', 'chunk-timeout'],
  ['Loading chunk 217 failed.\n(error: http://localhost/remotes/operations/2.0.0/list.js)', 'chunk-unreachable'],
  ['Module "./agencies" does not exist in container.', 'module-missing'],
  [
    'Version 19.3.1 from comptoir_shell of shared singleton module react does not satisfy the requirement',
    'shared-incompatible',
  ],
  ['The getter for the shared module is not a function. #RUNTIME-012', 'shared-incompatible'],
  ['Failed to fetch dynamically imported module: http://localhost/later.js', 'chunk-unreachable'],
  ['Importing a module script failed.', 'chunk-unreachable'],
  ['x is not defined', 'evaluation-failed'],
])('%s: %s', (text, reason) => {
  expect(reasonOf(new Error(text), files)).toBe(reason);
});

// Files that remotes request from the shell: shared modules, their chunks, and styles, which errors do not name.
test.each([
  'Loading chunk records failed.\n(error: http://localhost/records.0a1b2c3d.js)',
  'Loading chunk dates failed.\n(timeout: http://localhost/dates.0a1b2c3d.js)',
  'Loading chunk 2136 failed.\n(missing: http://localhost/2136.0a1b2c3d.js)',
  'Loading css chunk records failed.\n(error: undefined)',
])('%s: of the shell, whichever remote requested it', (text) => {
  const broken = new BrokenFiles();
  broken.add('http://localhost/remotes/operations/2.0.0/form.js', new RemoteError('chunk-timeout', 'before'));
  broken.add('http://localhost/records.0a1b2c3d.css', new RemoteError('shell-unreachable', 'cannot be loaded'));
  expect(reasonOf(new Error(text), broken)).toBe('shell-unreachable');
});

test('a version that waits for a missing file of the shell is not blamed, a slow one is', () => {
  const broken = new BrokenFiles();
  const late = new RemoteError('render-timeout', 'late');
  const own = new RemoteError('entry-timeout', 'its own file');
  broken.await('http://localhost/records.0a1b2c3d.js');
  broken.add('http://localhost/remotes/operations/2.0.0/remoteEntry.js', own);
  expect([late, own].map((cause) => reasonOf(cause, broken))).toEqual(['shell-unreachable', 'entry-timeout']);
  broken.arrived('http://localhost/records.0a1b2c3d.js');
  expect(reasonOf(late, broken)).toBe('render-timeout');
});

test('an error that wraps another has its reason', () => {
  const inside = new RemoteError('integrity-mismatch', 'changed');
  expect(reasonOf(new Error('Loading chunk 1 failed', { cause: inside }), files)).toBe('integrity-mismatch');
});

test('the last failure below an address counts', () => {
  files.add('http://localhost/remotes/operations/2.0.0/map.js', new RemoteError('chunk-unreachable', 'map.js is gone'));
  expect(files.below('http://localhost/remotes/operations/2.0.0/')?.reason).toBe('chunk-unreachable');
  expect(files.below('http://localhost/remotes/operations/1.0.0/')).toBeUndefined();
});
