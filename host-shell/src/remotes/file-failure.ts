import type { ReasonCode } from './reason-codes';

/** What is loaded of a version: its manifest, its entry, or a chunk (a script or style that the entry asks for). */
export type FileKind = 'manifest' | 'entry' | 'chunk';

/** A file of the shell, which remotes may need as well as the page itself. */
export type ShellFile = 'shell';

/** How a file of a remote failed. */
export type FileFailure = 'unreachable' | 'timeout' | 'integrity-missing' | 'integrity-mismatch';

export function reasonOfFile(kind: FileKind, failure: FileFailure): ReasonCode {
  return failure === 'unreachable' || failure === 'timeout' ? `${kind}-${failure}` : failure;
}

/** Longest time to find out why a file failed, in milliseconds; the next version waits for it. */
const DIAGNOSIS_MS = 500;

/** A browser says only that a file failed: whether it is there tells a file that was changed from one that is not there. */
export async function diagnose(url: string): Promise<FileFailure> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(DIAGNOSIS_MS) });
    return ok ? 'integrity-mismatch' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
