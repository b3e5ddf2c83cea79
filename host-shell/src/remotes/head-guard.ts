import { diagnose, reasonOfFile, type FileKind, type ShellFile } from './file-failure';
import { RemoteError } from './reason-codes';

export interface HeadGuardOptions {
  /** Kind of a file; `undefined` for files of neither the shell nor a remote. */
  kindOf: (url: string) => FileKind | ShellFile | undefined;
  hashOf: (url: string) => string | undefined;
  /** Files of an override need no hash. */
  isUnchecked: (url: string) => boolean;
  /** Timeout of a file, in milliseconds. */
  deadline: number;
  onBroken: (url: string, cause: RemoteError) => void;
  onShellFile: (url: string) => void;
  onShellFileArrived: (url: string) => void;
}

type Loading = HTMLScriptElement | HTMLLinkElement;

/**
 * Intercepts every script and style of a remote in the head, of Module Federation or a bundler's run time. Each gets
 * its hash from the registry and a deadline; one without a hash is not requested. The requester receives the element's
 * own `error`.
 */
export function guardHead(head: HTMLHeadElement, options: HeadGuardOptions): void {
  const append = head.append.bind(head);
  const insertBefore = head.insertBefore.bind(head);
  head.appendChild = (node) => {
    if (mayPass(node, options)) append(node);
    return node;
  };
  head.insertBefore = (node, before) => {
    if (mayPass(node, options)) insertBefore(node, before);
    return node;
  };
}

function mayPass(node: Node, options: HeadGuardOptions): boolean {
  if (!isLoading(node)) return true;
  const { kindOf, hashOf, isUnchecked, deadline, onBroken } = options;
  const url = node instanceof HTMLScriptElement ? node.src : node.href;
  const kind = kindOf(url);
  if (kind === 'shell') watchShellFile(node, url, options);
  if (!kind || kind === 'shell') return true;
  const hash = hashOf(url);
  if (hash === undefined && !isUnchecked(url)) {
    onBroken(url, new RemoteError('integrity-missing', `The registry has no hash for ${url}`));
    queueMicrotask(() => fail(node));
    return false;
  }
  node.crossOrigin = 'anonymous';
  if (hash !== undefined) node.integrity = hash;
  const timer = setTimeout(() => {
    node.remove();
    onBroken(url, new RemoteError(reasonOfFile(kind, 'timeout'), `${url} gave no answer within ${deadline} ms`));
    fail(node);
  }, deadline);
  node.addEventListener('load', () => clearTimeout(timer));
  onFirstError(node, async () => {
    clearTimeout(timer);
    const failure = await diagnose(url);
    onBroken(url, new RemoteError(reasonOfFile(kind, failure), `${url}: ${failure}`));
    fail(node);
  });
  return true;
}

/** Files of the shell have the hash and the timeout of their build. */
function watchShellFile(node: Loading, url: string, options: HeadGuardOptions): void {
  options.onShellFile(url);
  // Runs before the listener of the bundler's run time, which reports the dependent module.
  const listen = (event: Event) => {
    if (event.target !== node) return;
    window.removeEventListener('error', listen, true);
    options.onBroken(url, new RemoteError('shell-unreachable', `${url} cannot be loaded`));
  };
  window.addEventListener('error', listen, true);
  node.addEventListener('load', () => {
    window.removeEventListener('error', listen, true);
    options.onShellFileArrived(url);
  });
}

function isLoading(node: Node): node is Loading {
  return node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
}

function onFirstError(node: Loading, explain: () => Promise<void>): void {
  const listen = (event: Event) => {
    if (event.target !== node) return;
    window.removeEventListener('error', listen, true);
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    void explain();
  };
  window.addEventListener('error', listen, true);
  node.addEventListener('load', () => window.removeEventListener('error', listen, true));
}

function fail(node: Loading): void {
  node.dispatchEvent(new Event('error'));
}
