export type StartErrorReason =
  | 'configuration'
  | 'folder-not-writable'
  | 'folder-in-use'
  | 'database-unreachable'
  | 'database-damaged'
  | 'disk-full'
  | 'port-in-use';

/** Start failure with one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    readonly reason: StartErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const SYSTEM_ERRORS: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `The disk is full${place}: free some space and restart.`,
  EDQUOT: (place) => `The disk quota of this user is used up${place}: free some space and restart.`,
  '53100': () => 'The disk of the database is full: free some space and restart.',
  EROFS: (place) => `The disk is read-only${place}: mount it for writing, or choose another folder.`,
  EACCES: (place) => `Access is denied${place}: grant this user access, or choose another location.`,
  EPERM: (place) => `The operation is not permitted${place}: grant this user access, or choose another location.`,
  EMFILE: (place) => `Too many files are open${place}: raise the limit of open files (ulimit -n) and restart.`,
  ENFILE: (place) => `Too many files are open on this machine${place}: close some, or raise its limit.`,
  EIO: (place) => `Disk error${place}: check the disk before restarting.`,
  ENOENT: (place) => `A file or folder is missing${place}: restore it, or correct the setting that names it.`,
  ENOTDIR: (place) => `Expected a folder but found a file${place}: move it, or choose another folder.`,
  EISDIR: (place) => `Expected a file but found a folder${place}: move it, or choose another name.`,
  EEXIST: (place) => `The name is taken${place}: move the existing file, or choose another folder.`,
  ENAMETOOLONG: (place) => `The path is too long${place}: choose a shorter one.`,
  ELOOP: (place) => `Symbolic links form a loop${place}: correct them, or choose another folder.`,
};

export function startFailure(error: unknown): string | undefined {
  for (let cause: unknown = error; isObject(cause); cause = Reflect.get(cause, 'cause')) {
    if (cause instanceof StartError) return cause.message;
    const sentence = SYSTEM_ERRORS[textAt(cause, 'code')];
    if (!sentence) continue;
    // The target of a copy is the more likely cause.
    const place = textAt(cause, 'dest') || textAt(cause, 'path');
    return sentence(place && ` (${place})`);
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textAt(error: object, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
