/** For what must be asked for each time. */
export const REVALIDATE = 'no-cache';

/** For a page that was made for one browser. */
export const PRIVATE = 'private, no-store';

/** Whether the build gave the file a hash of its content as part of its name. */
export function isHashed(file: string): boolean {
  return /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(file);
}
