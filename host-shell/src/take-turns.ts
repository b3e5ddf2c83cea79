/** Runs in sequence, and lets the browser render and respond between steps. */
export async function takeTurns(things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    await thing();
    await nextTask();
  }
}

/** Yields to rendering and input, sooner than a timer would return. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
