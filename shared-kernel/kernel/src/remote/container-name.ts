/** Global name of a remote's container: Module Federation needs an identifier. */
export function containerName(remote: string): string {
  return `comptoir_${remote.replaceAll('-', '_')}`;
}
