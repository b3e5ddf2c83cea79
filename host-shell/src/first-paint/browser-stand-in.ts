const stored = new Map<string, string>();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const nothing = () => undefined;

for (const [name, value] of Object.entries({
  localStorage: storage,
  document: { documentElement: {}, addEventListener: nothing },
  window: { addEventListener: nothing },
})) {
  Object.defineProperty(globalThis, name, { value });
}
