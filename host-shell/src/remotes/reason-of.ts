import type { BrokenFiles } from './broken-files';
import { RemoteError, type ReasonCode } from './reason-codes';

// Messages of Module Federation and the bundler's run time, whose errors have no code.
const SIGNS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/does not exist in container/, 'module-missing'],
  [/RUNTIME-005|RUNTIME-006|RUNTIME-012|shared (singleton )?module|loadShare/, 'shared-incompatible'],
  [/ChunkLoadError|Loading (CSS )?chunk|dynamically imported module|module script failed/i, 'chunk-unreachable'],
];

/** The bundler's run time does not name the file of a style. */
const NAMELESS_FILE = /Loading (CSS )?chunk \S+ failed.\s+\(\w+: undefined\)/i;
const FILE = /Loading (?:CSS )?chunk \S+ failed.\s+\(\w+: (http[^)]+)\)/i;

type Files = Pick<BrokenFiles, 'named' | 'last' | 'awaitedFile' | 'has'>;

/** Reason code of an error that stopped a version. */
export function reasonOf(cause: unknown, files: Files): ReasonCode {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof RemoteError) return awaitsShell(error, files) ? 'shell-unreachable' : error.reason;
    const file = files.named(error.message) ?? (NAMELESS_FILE.test(error.message) ? files.last : undefined);
    if (file) return file.reason;
  }
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (isFileOfShell(FILE.exec(text)?.[1])) return 'shell-unreachable';
  const sign = SIGNS.find(([pattern]) => pattern.test(text));
  return sign ? sign[1] : 'evaluation-failed';
}

/** A version that is late only because of a file of the shell. */
function awaitsShell(error: RemoteError, files: Files): boolean {
  const isLate = error.reason === 'entry-timeout' || error.reason === 'render-timeout';
  return isLate && files.awaitedFile !== undefined && !files.has(error);
}

function isFileOfShell(url: string | undefined): boolean {
  return url !== undefined && url.startsWith(`${location.origin}/`) && !url.startsWith(`${location.origin}/remotes/`);
}
