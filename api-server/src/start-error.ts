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
  ENOSPC: (place) => `The disk is full${place}: make room, and start again.`,
  EDQUOT: (place) => `The disk quota of this user is used up${place}: make room, and start again.`,
  '53100': () => 'The disk of the database is full: make room, and start again.',
  EROFS: (place) => `The disk is read-only${place}: mount it for writing, or choose another folder.`,
  EACCES: (place) => `Access is denied${place}: give this user the right to it, or choose another place.`,
  EPERM: (place) => `The operation is not permitted${place}: give this user the right to it, or choose another place.`,
  EMFILE: (place) => `Too many files are open${place}: raise the limit of open files (ulimit -n), and start again.`,
  ENFILE: (place) => `Too many files are open on this machine${place}: close some, or raise its limit.`,
  EIO: (place) => `The disk fails${place}: check it before the next start.`,
  ENOENT: (place) => `A file or folder is missing${place}: put it back, or correct the setting that names it.`,
  ENOTDIR: (place) => `A file is in the place of a folder${place}: move it, or choose another folder.`,
  EISDIR: (place) => `A folder is in the place of a file${place}: move it, or choose another name.`,
  EEXIST: (place) => `Something else has this name${place}: move it, or choose another folder.`,
  ENAMETOOLONG: (place) => `The path is too long${place}: choose a shorter one.`,
  ELOOP: (place) => `Links lead in a circle${place}: correct them, or choose another folder.`,
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
