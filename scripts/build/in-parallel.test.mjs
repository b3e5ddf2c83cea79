import { inParallel } from './in-parallel.mjs';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('items are processed with limited concurrency, and all of them', async () => {
  let now = 0;
  let most = 0;
  /** @type {number[]} */
  const done = [];
  await inParallel(2, [1, 2, 3, 4, 5], async (item) => {
    most = Math.max(most, ++now);
    await soon();
    now--;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('after a failure no new item starts', async () => {
  /** @type {number[]} */
  const begun = [];
  const work = async (/** @type {number} */ item) => {
    begun.push(item);
    await soon();
    if (item === 1) throw new Error('item 1 is broken');
  };
  await expect(inParallel(1, [1, 2, 3], work)).rejects.toThrow('item 1 is broken');
  expect(begun).toEqual([1]);
});
