import { hashPassword, verifyPassword } from './passwords';

const PASSWORD = 'a password that nobody guesses';

/** Processor time in microseconds, independent of other load. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('hashes passwords with argon2id, 19 MiB and two passes', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, `${PASSWORD}!`)).toBe(false);
});

it('takes equally long for unknown accounts and wrong passwords', async () => {
  const hash = await hashPassword(PASSWORD);
  await verifyPassword(undefined, PASSWORD);
  // Alternating, so that load affects both equally.
  let wrong = 0;
  let unknown = 0;
  for (let pair = 0; pair < 24; pair++) {
    wrong += await cost(() => verifyPassword(hash, 'wrong'));
    unknown += await cost(() => verifyPassword(undefined, 'wrong'));
  }
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});
