/** Does one thing after the other; between two of them the browser may draw and answer. */
export async function takeTurns(things: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const thing of things) {
    await thing();
    await nextTask();
  }
}

/** Lets the browser draw and answer; a timer would come later. */
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
