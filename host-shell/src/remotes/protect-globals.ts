/** Functions of the page that the shell and all remotes need. */
const KEPT = [
  [window, 'fetch'],
  [history, 'pushState'],
  [history, 'replaceState'],
  [Storage.prototype, 'getItem'],
  [Storage.prototype, 'setItem'],
  [Storage.prototype, 'removeItem'],
] as const;

/**
 * Keeps these functions as they are: an assignment has no effect, so that no remote changes the pages of others.
 * @param onReplaced gets an error with the stack of the assignment
 */
export function protectGlobals(
  onReplaced: (cause: Error) => void,
  kept: readonly (readonly [object, string])[] = KEPT,
) {
  for (const [owner, name] of kept) {
    const own: unknown = Reflect.get(owner, name);
    const set = () => onReplaced(new Error(name));
    Object.defineProperty(owner, name, { get: () => own, set });
  }
}
