/** After how long somebody at the terminal wants to hear that it goes on, in milliseconds. */
const PERIOD_MS = 5_000;

/**
 * Says every few seconds that the data is being prepared, which takes long at a first start with much demo data, and
 * after an update. Answers what ends it.
 */
export function sayThatItPrepares(output: Pick<NodeJS.WriteStream, 'write'>): () => void {
  const began = performance.now();
  const saying = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    output.write(`Preparing the data, ${seconds} s …\n`);
  }, PERIOD_MS).unref();
  return () => clearInterval(saying);
}
