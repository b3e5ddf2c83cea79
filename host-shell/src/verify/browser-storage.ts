/** Storage of a browser; keeps nothing where it is off, as in web views of scanners. */
export function browserStorage(open: () => Storage | null): Pick<Storage, 'getItem' | 'setItem'> {
  return {
    getItem(key) {
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        open()?.setItem(key, value);
      } catch {
        // Only a later check without a connection needs it.
      }
    },
  };
}
