import type { RemoteError } from './reason-codes';

/** The files of remotes that failed in this page, with the reason: the errors that follow only name the file. */
export class BrokenFiles {
  private readonly causes = new Map<string, RemoteError>();

  add(url: string, cause: RemoteError): void {
    this.causes.set(url, cause);
  }

  /** The last failure of a file below an address. */
  below(address: string): RemoteError | undefined {
    return [...this.causes].findLast(([url]) => url.startsWith(address))?.[1];
  }

  /** The reason of the file that a text names. */
  named(text: string): RemoteError | undefined {
    for (const [url, cause] of this.causes) if (text.includes(url)) return cause;
    return undefined;
  }
}

export const brokenFiles = new BrokenFiles();
