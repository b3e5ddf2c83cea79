import { guardHead } from './head-guard';
import type { RemoteError } from './reason-codes';

const known = 'http://localhost/remotes/operations/1.0.0/chunk.js';
const unknown = 'http://localhost/remotes/operations/1.0.0/other.js';

function guardedHead() {
  const head = document.implementation.createHTMLDocument().head;
  const broken: string[] = [];
  const shellFiles: string[] = [];
  guardHead(head, {
    kindOf: (url) => (url.includes('/remotes/') ? 'chunk' : url.startsWith(location.origin) ? 'shell' : undefined),
    hashOf: (url) => (url === known ? 'sha384-known' : undefined),
    isUnchecked: (url) => url.includes('/preview/'),
    deadline: 1000,
    onBroken: (url: string, { reason }: RemoteError) => broken.push(`${url.replace(/.*\//, '')}: ${reason}`),
    onShellFile: (url) => shellFiles.push(`${url} asked for`),
    onShellFileArrived: (url) => shellFiles.push(`${url} arrived`),
  });
  return { head, broken, shellFiles };
}

function script(src: string) {
  const element = document.createElement('script');
  element.src = src;
  const failed = jest.fn();
  element.addEventListener('error', failed);
  return { element, failed };
}

describe('a file of a remote in the head', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('has the hash of the registry, for elements created anywhere', () => {
    const { head } = guardedHead();
    const { element } = script(known);
    head.appendChild(element);
    expect(head.contains(element)).toBe(true);
    expect(element.integrity).toBe('sha384-known');
    expect(element.crossOrigin).toBe('anonymous');
  });

  test('is not requested without a hash, and fails at once', async () => {
    const { head, broken } = guardedHead();
    const { element, failed } = script(unknown);
    head.insertBefore(element, null);
    await Promise.resolve();
    expect(head.contains(element)).toBe(false);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(broken).toEqual(['other.js: integrity-missing']);
  });

  test('fails after its deadline', () => {
    const { head, broken } = guardedHead();
    const { element, failed } = script(known);
    head.appendChild(element);
    jest.advanceTimersByTime(1000);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(broken).toEqual(['chunk.js: chunk-timeout']);
  });

  test('is not limited once it has loaded', () => {
    const { head, broken } = guardedHead();
    const { element } = script(known);
    head.appendChild(element);
    element.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
    expect(broken).toEqual([]);
  });

  test('is checked for styles as for scripts', () => {
    const { head } = guardedHead();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = known;
    head.appendChild(link);
    expect(link.integrity).toBe('sha384-known');
  });

  test('of an override has a deadline and no hash', () => {
    const { head, broken } = guardedHead();
    const { element } = script('http://localhost:4312/preview/remotes/chunk.js');
    head.appendChild(element);
    expect(head.contains(element)).toBe(true);
    expect(element.hasAttribute('integrity')).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(broken).toEqual(['chunk.js: chunk-timeout']);
  });

  test('is not changed when it belongs to no remote', () => {
    const { head } = guardedHead();
    const { element } = script('https://maps.example/main.js');
    head.appendChild(element);
    expect(element.hasAttribute('integrity')).toBe(false);
  });

  test.each(['records.0a1b2c3d.js', 'records.0a1b2c3d.css'])(
    'of the shell, as %s, is observed and not changed',
    (name) => {
      const { head, broken, shellFiles } = guardedHead();
      document.head.append(head);
      const url = `http://localhost/${name}`;
      const ask = () => {
        const element = name.endsWith('.js') ? script(url).element : document.createElement('link');
        if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: url });
        head.appendChild(element);
        return element;
      };
      ask().dispatchEvent(new Event('error'));
      jest.advanceTimersByTime(60_000);
      expect(broken).toEqual([`${name}: shell-unreachable`]);
      ask().dispatchEvent(new Event('load'));
      expect(shellFiles).toEqual([`${url} asked for`, `${url} asked for`, `${url} arrived`]);
      head.remove();
    },
  );
});
