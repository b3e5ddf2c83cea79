import { ROLES } from '@comptoir/api-contract/roles';
import { addFloat } from '../test/money';
import { describeApi } from '../test/api';
import { fuzz } from '../test/fuzz/fuzz';

/** `npm run fuzz` sends many more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

describeApi('Garbage', (api) => {
  test(`${REQUESTS} requests of it, to every call, are all refused or served`, async () => {
    const { offices, people } = api.business();
    for (const office of Object.values(offices)) await addFloat(api, office, 1_000);
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);

    const { findings, counts } = await fuzz(api.server(), {
      requests: REQUESTS,
      seed: SEED,
      tokens: [api.token('SUPERADMIN'), ...ROLES.slice(1).map((role) => api.token(role))],
      spared: Object.values(people).map(({ id }) => id),
    });

    process.off('unhandledRejection', note);
    expect(findings).toEqual([]);
    expect(unhandled).toEqual([]);
    expect((await api.call('nobody', 'GET /health')).statusCode).toBe(200);
    // Garbage that never gets past the door would prove nothing.
    expect((counts[200] ?? 0) + (counts[201] ?? 0) + (counts[204] ?? 0)).toBeGreaterThan(REQUESTS / 20);
  }, 1_800_000);
});
