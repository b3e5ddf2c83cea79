/**
 * Checks the name of a remote.
 * @param {string | undefined} name
 * @returns {name is string}
 */
export function isRemoteName(name) {
  return name !== undefined && /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(name);
}

/**
 * Values of the template's placeholders.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} others
 * @returns {ReadonlyMap<string, string>}
 */
export function placeholdersFor(name, others) {
  const parts = name.split('-').map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  return new Map([['name', name], ['Name', parts.join('')], ['Title', parts.join(' ')], ...Object.entries(others)]);
}
