/** Name of a remote's container in the page: Module Federation wants an identifier. */
export function containerName(remote: string): string {
  return `comptoir_${remote.replaceAll('-', '_')}`;
}
