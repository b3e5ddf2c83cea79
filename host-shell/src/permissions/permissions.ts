/** Permissions that the page server opens for the pages of a remote that needs them, and closes on others. */
export const PERMISSIONS: readonly string[] = ['camera', 'geolocation'];

/** Permissions among the capabilities that a remote needs, in one text. */
export function openedBy(needs: readonly string[]): string {
  return PERMISSIONS.filter((name) => needs.includes(name)).join(' ');
}
