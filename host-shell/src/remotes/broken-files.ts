import { isOfShell, type RemoteError } from './reason-codes';

/** Failed files with their reasons: later errors name the file at most. */
export class BrokenFiles {
  private readonly causes = new Map<string, RemoteError>();
  private readonly awaited = new Set<string>();
  private readonly listeners = new Set<() => void>();

  add(url: string, cause: RemoteError): void {
    this.causes.delete(url);
    this.causes.set(url, cause);
    this.awaited.delete(url);
  }

  await(url: string): void {
    this.awaited.add(url);
  }

  arrived(url: string): void {
    this.awaited.delete(url);
    this.causes.delete(url);
    const isMissing = [...this.causes.values()].some(isOfShell);
    if (this.awaited.size === 0 && !isMissing) for (const listener of this.listeners) listener();
  }

  /** Calls `listener` when all requested files of the shell have arrived. Returns a cancel function. */
  onArrival(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A requested file of the shell without an outcome. */
  get awaitedFile(): string | undefined {
    return [...this.awaited].at(-1);
  }

  below(address: string): RemoteError | undefined {
    return [...this.causes].findLast(([url]) => url.startsWith(address))?.[1];
  }

  get last(): RemoteError | undefined {
    return [...this.causes.values()].at(-1);
  }

  named(text: string): RemoteError | undefined {
    for (const [url, cause] of this.causes) if (text.includes(url)) return cause;
    return undefined;
  }

  has(cause: RemoteError): boolean {
    return [...this.causes.values()].includes(cause);
  }
}

export const brokenFiles = new BrokenFiles();
