import { hashPassword, verifyPassword } from './passwords';

const PASSWORD = 'a password that nobody guesses';

async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 8; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

it('keeps passwords as argon2id with 19 MiB and two passes', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, `${PASSWORD}!`)).toBe(false);
});

it('takes as long for an account that does not exist as for a wrong password', async () => {
  const hash = await hashPassword(PASSWORD);
  await verifyPassword(undefined, PASSWORD);
  const wrong = await quickest(() => verifyPassword(hash, 'wrong'));
  const unknown = await quickest(() => verifyPassword(undefined, 'wrong'));
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  // The quickest of some runs is what the work itself takes, however busy the machine is.
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});
