/** In milliseconds. */
const PERIOD_MS = 5_000;

/**
 * Prints regularly that data is being prepared, which takes long at the first start with much demo data, and after an
 * update. Returns a function that stops it.
 */
export function reportPreparing(output: Pick<NodeJS.WriteStream, 'write'>): () => void {
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    output.write(`Preparing the data, ${seconds} s …\n`);
  }, PERIOD_MS).unref();
  return () => clearInterval(timer);
}
