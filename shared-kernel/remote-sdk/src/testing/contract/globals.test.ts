import { rememberGlobals } from './globals';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'last');
  Reflect.deleteProperty(history, 'pushState');
});

test.each<[string, () => void, string]>([
  ['fetch', () => (globalThis.fetch = async () => new Response('{}')), 'fetch was replaced'],
  ['history', () => (history.pushState = () => undefined), 'history.pushState was added'],
  ['the console', () => Object.assign(console, { info: () => undefined }), 'console.info was replaced'],
  ['a prototype', () => Object.assign(Array.prototype, { last: () => undefined }), 'Array.prototype.last was added'],
])('detects a change of %s', (_name, change, line) => {
  const { fetch } = globalThis;
  const info: unknown = Reflect.get(console, 'info');
  const changes = rememberGlobals();
  change();
  const found = changes();
  Object.assign(globalThis, { fetch });
  Object.assign(console, { info });
  expect(found).toEqual([line]);
});

test('ignores the stand-in of a test', () => {
  const changes = rememberGlobals();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  expect(changes()).toEqual([]);
});
