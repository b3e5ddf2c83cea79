import { brokenFiles } from './broken-files';
import { openContainer, type Container } from './container';
import { RemoteError } from './reason-codes';

const entry = 'http://localhost/remotes/operations/2.0.0/remoteEntry.js';
const shared = { react: {} };

function answerScripts(answer: (script: HTMLScriptElement) => Event) {
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) queueMicrotask(() => node.dispatchEvent(answer(node)));
    return node;
  });
}

function container(): jest.Mocked<Container> {
  return { init: jest.fn(), get: jest.fn() };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'comptoir_operations');
});

test('the container of an entry receives the shared modules', async () => {
  const left = container();
  answerScripts(({ src }) => {
    expect(src).toBe(entry);
    Reflect.set(window, 'comptoir_operations', left);
    return new Event('load');
  });
  await expect(openContainer(entry, 'comptoir_operations', shared)).resolves.toBe(left);
  expect(left.init).toHaveBeenCalledWith(shared);
});

test('the container of another version is not used for an entry that left none', async () => {
  Reflect.set(window, 'comptoir_operations', container());
  answerScripts(() => new Event('load'));
  await expect(openContainer(entry, 'comptoir_operations', shared)).rejects.toMatchObject({
    reason: 'evaluation-failed',
  });
});

test('an entry that fails to load fails with the reason of the head guard', async () => {
  answerScripts(() => new Event('error'));
  await expect(openContainer(entry, 'comptoir_operations', shared)).rejects.toMatchObject({
    reason: 'entry-unreachable',
  });
  brokenFiles.add(entry, new RemoteError('integrity-mismatch', 'another hash'));
  await expect(openContainer(entry, 'comptoir_operations', shared)).rejects.toMatchObject({
    reason: 'integrity-mismatch',
  });
});
