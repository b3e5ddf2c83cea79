export type StartErrorReason =
  | 'configuration'
  | 'folder-not-writable'
  | 'folder-in-use'
  | 'database-unreachable'
  | 'database-damaged'
  | 'disk-full'
  | 'port-in-use';

/** Why the server cannot start: one sentence for the operator that says what to do. */
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
