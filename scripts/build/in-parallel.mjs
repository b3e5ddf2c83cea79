/**
 * Processes items with limited concurrency; after a failure no new one starts.
 * @template T
 * @param {number} width
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} work
 */
export async function inParallel(width, items, work) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
