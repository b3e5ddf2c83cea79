import type { ReasonCode } from './reason-codes';

/** Kinds of files of a version: its manifest, its entry, or a chunk (a script or style that the entry requests). */
export type FileKind = 'manifest' | 'entry' | 'chunk';

/** A file of the shell, which remotes may need too. */
export type ShellFile = 'shell';

export type FileFailure = 'unreachable' | 'timeout' | 'integrity-missing' | 'integrity-mismatch';

export function reasonOfFile(kind: FileKind, failure: FileFailure): ReasonCode {
  return failure === 'unreachable' || failure === 'timeout' ? `${kind}-${failure}` : failure;
}

/** Timeout of a diagnosis, in milliseconds; the next version waits for it. */
const DIAGNOSIS_MS = 500;

/** Browsers report only that a file failed: fetch it to distinguish a changed file from a missing one. */
export async function diagnose(url: string): Promise<FileFailure> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(DIAGNOSIS_MS) });
    return ok ? 'integrity-mismatch' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
