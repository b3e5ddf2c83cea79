// Limited to syntax that an old Node parses, because it reports that Node is too old.

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} a sentence for the person at the terminal, when this Node cannot run the product
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Comptoir needs Node.js 20.19 or later; this is ${version}. See https://nodejs.org/en/download.`;
}
