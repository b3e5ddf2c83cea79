import { setTimeout as pause } from 'node:timers/promises';
import { patienceOf } from './patience';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

function databaseAway(attempts: number) {
  let asked = 0;
  return {
    read: async () => {
      asked += 1;
      if (asked <= attempts) throw refused;
      return 'rows';
    },
    get asked() {
      return asked;
    },
  };
}

it('retries until the database is back', async () => {
  const database = databaseAway(3);
  await expect(patienceOf({ limit: 10_000, period: 1 })(database.read)).resolves.toBe('rows');
  expect(database.asked).toBe(4);
});

it('fails immediately in a long outage, until the first answer', async () => {
  const patiently = patienceOf({ limit: 20, period: 5 });
  const away = databaseAway(Infinity);
  await expect(patiently(away.read)).rejects.toBe(refused);
  const asked = away.asked;
  await expect(patiently(away.read)).rejects.toBe(refused);
  expect(away.asked).toBe(asked + 1);
  await patiently(async () => 'back');
  await expect(patiently(databaseAway(1).read)).resolves.toBe('rows');
});

it('stops retrying for abandoned requests', async () => {
  const database = databaseAway(Infinity);
  await expect(patienceOf({ limit: 10_000 })(database.read, () => false)).rejects.toBe(refused);
  expect(database.asked).toBe(1);
});

it('does not retry other errors', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  let asked = 0;
  const read = async () => {
    asked += 1;
    await pause(1);
    throw slow;
  };
  await expect(patienceOf({ limit: 10_000 })(read)).rejects.toBe(slow);
  expect(asked).toBe(1);
});

it('retries on a standby that is about to lead', async () => {
  let asked = 0;
  const read = async () => {
    asked += 1;
    if (asked === 1) throw Object.assign(new Error('cannot execute UPDATE'), { code: '25006' });
    return 'rows';
  };
  await expect(patienceOf({ limit: 10_000, period: 1 })(read)).resolves.toBe('rows');
});
