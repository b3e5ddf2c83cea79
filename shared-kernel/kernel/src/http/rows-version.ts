const versions = new WeakMap<object, string>();

/** Records the server's version of a complete list. */
export function keepVersion(rows: object, version: string | null | undefined): void {
  if (version) versions.set(rows, version);
}

/** Version of a complete list, if the server can report changes since. */
export function versionOf(rows: object): string | undefined {
  return versions.get(rows);
}
