const versions = new WeakMap<object, string>();

/** Keeps what the server calls the state of a list that these rows, all of them, are. */
export function keepVersion(rows: object, version: string | null | undefined): void {
  if (version) versions.set(rows, version);
}

/** The state that all rows of a list are, where the server tells what changed since. */
export function versionOf(rows: object): string | undefined {
  return versions.get(rows);
}
