import { RemoteError, type ReasonCode } from './reason-codes';

// What Module Federation and the bundler's run time say; their errors carry no code of their own.
const SIGNS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/integrity/i, 'integrity-mismatch'],
  [/ChunkLoadError|Loading (CSS )?chunk/i, 'chunk-unreachable'],
  [/RUNTIME-003|RUNTIME-007|manifest/i, 'manifest-invalid'],
  [/RUNTIME-008|ScriptNetworkError|ScriptExecutionError|remoteEntry|RUNTIME-001/i, 'entry-unreachable'],
  [/RUNTIME-006|Unsatisfied version|loadShare|shared module/i, 'shared-incompatible'],
  [/RUNTIME-004|does not exist in container|Module ".*" does not exist/i, 'module-missing'],
];

/** The reason code of whatever stopped a version of a remote. */
export function reasonOf(cause: unknown): ReasonCode {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof RemoteError) return error.reason;
  }
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  return sign ? sign[1] : 'evaluation-failed';
}
