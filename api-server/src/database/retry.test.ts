import { setTimeout as pause } from 'node:timers/promises';
import { retryUntil } from './retry';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

function databaseOutage(attempts: number) {
  let requested = 0;
  return {
    read: async () => {
      requested += 1;
      if (requested <= attempts) throw refused;
      return 'rows';
    },
    get calls() {
      return requested;
    },
  };
}

it('retries until the database is back', async () => {
  const database = databaseOutage(3);
  await expect(retryUntil({ limit: 10_000, period: 1 })(database.read)).resolves.toBe('rows');
  expect(database.calls).toBe(4);
});

it('fails immediately in a long outage, until the first answer', async () => {
  const retry = retryUntil({ limit: 20, period: 5 });
  const away = databaseOutage(Infinity);
  await expect(retry(away.read)).rejects.toBe(refused);
  const requested = away.calls;
  await expect(retry(away.read)).rejects.toBe(refused);
  expect(away.calls).toBe(requested + 1);
  await retry(async () => 'back');
  await expect(retry(databaseOutage(1).read)).resolves.toBe('rows');
});

it('stops retrying for abandoned requests', async () => {
  const database = databaseOutage(Infinity);
  await expect(retryUntil({ limit: 10_000 })(database.read, () => false)).rejects.toBe(refused);
  expect(database.calls).toBe(1);
});

it('does not retry other errors', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  let requested = 0;
  const read = async () => {
    requested += 1;
    await pause(1);
    throw slow;
  };
  await expect(retryUntil({ limit: 10_000 })(read)).rejects.toBe(slow);
  expect(requested).toBe(1);
});

it('retries on a standby that is about to lead', async () => {
  let requested = 0;
  const read = async () => {
    requested += 1;
    if (requested === 1) throw Object.assign(new Error('cannot execute UPDATE'), { code: '25006' });
    return 'rows';
  };
  await expect(retryUntil({ limit: 10_000, period: 1 })(read)).resolves.toBe('rows');
});
