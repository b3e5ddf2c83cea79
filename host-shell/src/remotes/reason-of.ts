import type { BrokenFiles } from './broken-files';
import { RemoteError, type ReasonCode } from './reason-codes';

// What Module Federation and the bundler's run time say; their errors carry no code of their own.
const SIGNS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/does not exist in container/, 'module-missing'],
  [/RUNTIME-005|RUNTIME-006|RUNTIME-012|shared (singleton )?module|loadShare/, 'shared-incompatible'],
  [/ChunkLoadError|Loading (CSS )?chunk|dynamically imported module|module script failed/i, 'chunk-unreachable'],
];

/** The reason code of whatever stopped a version of a remote. */
export function reasonOf(cause: unknown, files: Pick<BrokenFiles, 'named'>): ReasonCode {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof RemoteError) return error.reason;
    const file = files.named(error.message);
    if (file) return file.reason;
  }
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  return sign ? sign[1] : 'evaluation-failed';
}
