/** Serializes work by key, also after a failure. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(run);
    last.set(
      key,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
