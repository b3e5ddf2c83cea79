import { diagnose, reasonOfFile, type FileKind, type ShellFile } from './file-failure';
import { RemoteError } from './reason-codes';

export interface HeadGuardOptions {
  /** What a file is, by its address; `undefined` for one that belongs to neither the shell nor a remote. */
  kindOf: (url: string) => FileKind | ShellFile | undefined;
  /** The hash that the registry has for it. */
  hashOf: (url: string) => string | undefined;
  /** What may do without one: a file of an override. */
  isUnchecked: (url: string) => boolean;
  /** How long a file may take, in milliseconds. */
  deadline: number;
  onBroken: (url: string, cause: RemoteError) => void;
  /** A file of the shell is asked for. */
  onShellFile: (url: string) => void;
  /** It came. */
  onShellFileArrived: (url: string) => void;
}

type Loading = HTMLScriptElement | HTMLLinkElement;

/**
 * Every script and style of a remote goes through the head of the page, whoever asks for it: Module Federation, or the
 * run time that a bundler put into the remote. Here each gets the hash of the registry and a deadline; one without a hash
 * never reaches the network. Whoever asked is told by the element's own `error`.
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

/** A file of the shell carries the hash of its build, and the build's own deadline. */
function watchShellFile(node: Loading, url: string, options: HeadGuardOptions): void {
  options.onShellFile(url);
  // Before the bundler's run time hears of it, which tells what waits for the file.
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

/** Keeps the browser's own `error` from whoever asked, until it is known what it means. */
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
