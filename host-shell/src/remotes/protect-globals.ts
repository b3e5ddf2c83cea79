/** Functions of the page that the shell and all remotes need. */
const PROTECTED = [
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
  properties: readonly (readonly [object, string])[] = PROTECTED,
) {
  for (const [owner, name] of properties) {
    const own: unknown = Reflect.get(owner, name);
    const set = () => onReplaced(new Error(name));
    Object.defineProperty(owner, name, { get: () => own, set });
  }
}
