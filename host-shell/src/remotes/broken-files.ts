import type { RemoteError } from './reason-codes';

/** The files that failed in this page, with the reason: the errors that follow only name the file, if that. */
export class BrokenFiles {
  private readonly causes = new Map<string, RemoteError>();
  private readonly awaited = new Set<string>();

  add(url: string, cause: RemoteError): void {
    // The last failure comes last.
    this.causes.delete(url);
    this.causes.set(url, cause);
    this.awaited.delete(url);
  }

  /** A file of the shell was asked for. */
  await(url: string): void {
    this.awaited.add(url);
  }

  /** A file of the shell came, also one that failed before. */
  arrived(url: string): void {
    this.awaited.delete(url);
    this.causes.delete(url);
  }

  /** A file of the shell that was asked for and neither came nor failed yet. */
  get awaitedFile(): string | undefined {
    return [...this.awaited].at(-1);
  }

  /** The last failure of a file below an address. */
  below(address: string): RemoteError | undefined {
    return [...this.causes].findLast(([url]) => url.startsWith(address))?.[1];
  }

  /** The last failure of all. */
  get last(): RemoteError | undefined {
    return [...this.causes.values()].at(-1);
  }

  /** The reason of the file that a text names. */
  named(text: string): RemoteError | undefined {
    for (const [url, cause] of this.causes) if (text.includes(url)) return cause;
    return undefined;
  }

  /** Whether it is the cause that a file failed for. */
  has(cause: RemoteError): boolean {
    return [...this.causes.values()].includes(cause);
  }
}

export const brokenFiles = new BrokenFiles();
