import { DAY_MS } from '../calendar/durations';
import { describeApiOnBoth } from '../../test/api';
import { keeping } from '../../test/jobs';
import { agencyInput } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { cleanUp } from '../background/clean-up';

// Runs on both databases because of row locks.
describeApiOnBoth('Idempotency-Key', (api) => {
  const open = (key: string, name: string, role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN') =>
    api.call(role, 'POST /agencies', {
      body: agencyInput(api.business().offices.algiers, name),
      headers: { 'idempotency-key': key },
    });

  const countAgencies = async (name: string) =>
    (await api.connection().selectFrom('agencies').select('id').where('name', '=', name).execute()).length;

  it('repeats the first answer with status and ETag', async () => {
    const first = await open('same', 'Once');
    const again = await open('same', 'Once');

    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await countAgencies('Once')).toBe(1);
  });

  it('returns 409 for another body with the same key', async () => {
    await open('reused', 'First body');
    const other = await open('reused', 'Second body');

    expect(other.statusCode).toBe(409);
    expect(await countAgencies('Second body')).toBe(0);
  });

  it('separates the keys of different people', async () => {
    await open('shared', 'Two people');
    await open('shared', 'Two people', 'SUPERADMIN');

    expect(await countAgencies('Two people')).toBe(2);
  });

  it('executes 64 concurrent copies once', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => open('flood', 'Flood')));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countAgencies('Flood')).toBe(1);
  });

  it('allows a refused request to be retried', async () => {
    const body = agencyInput('0190a1f0-0000-7000-8000-000000000000', 'Refused');
    const headers = { 'idempotency-key': 'refused' };
    const refused = await api.call('SUPERADMIN', 'POST /agencies', { body, headers });

    expect(refused.statusCode).toBe(422);
    expect((await open('refused', 'Refused', 'SUPERADMIN')).statusCode).toBe(201);
  });

  it('is remembered for at least two days, then forgotten', async () => {
    const cleanUpAfter = (days: number) =>
      inTransaction(api.connection(), (transaction) =>
        cleanUp(transaction, new Date(Date.now() + days * DAY_MS), keeping),
      );

    const first = await open('kept', 'Kept');
    await cleanUpAfter(2);
    expect((await open('kept', 'Kept')).json()).toEqual(first.json());
    expect(await countAgencies('Kept')).toBe(1);
    await cleanUpAfter(8);
    await open('kept', 'Kept');
    expect(await countAgencies('Kept')).toBe(2);
  });
});
