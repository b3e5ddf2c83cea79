import type { AuditEntry } from '@comptoir/api-contract/audit';
import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { describeApi } from '../../test/api';

describeApi('settings of remotes', (api) => {
  const set = (body: object) => api.call('SUPERADMIN', 'POST /remote-settings', { body: { remote: 'fleet', ...body } });
  const stored = async () =>
    (await api.call('nobody', 'GET /remote-settings'))
      .json<RemoteSettings[]>()
      .filter(({ remote }) => remote === 'fleet');

  it('are stored for the deployment, a country and an office, and removed without values', async () => {
    const officeId = api.business().offices.algiers;
    await set({ values: { rows: 30, isCompact: true } });
    await set({ countryCode: 'DZ', values: { rows: 40 } });
    await set({ officeId, values: { greeting: 'long' } });
    expect(await stored()).toHaveLength(3);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { remote: 'fleet', values: { rows: 30, isCompact: true } },
        { remote: 'fleet', countryCode: 'DZ', values: { rows: 40 } },
        { remote: 'fleet', officeId, values: { greeting: 'long' } },
      ]),
    );
    await set({ countryCode: 'DZ', values: {} });
    await set({ officeId, values: {} });
    expect(await stored()).toEqual([{ remote: 'fleet', values: { rows: 30, isCompact: true } }]);
  });

  it('are in the history of the remote', async () => {
    await set({ countryCode: 'FR', values: { rows: 7 } });
    const trail = (await api.call('SUPERADMIN', 'GET /audit?entity=remote&id=fleet')).json<AuditEntry[]>();
    expect(trail[0]).toMatchObject({
      user: { name: 'Test SUPERADMIN' },
      before: { settings: {}, place: 'FR' },
      after: { settings: { rows: 7 }, place: 'FR' },
    });
  });

  it('are refused for an unknown office, with other values, and beyond 16 KB', async () => {
    const before = await stored();
    const long = (letter: string) =>
      Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${letter}${at}`, letter.repeat(950)]));
    const answers = [
      await set({ officeId: '01890000-0000-7000-8000-00000000ffff', values: { rows: 1 } }),
      await set({ values: { rows: [1] } }),
      await set({ values: { text: 'x'.repeat(1001) } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(await stored()).toEqual(before);
    expect((await set({ countryCode: 'MA', values: long('a') })).statusCode).toBe(204);
    expect((await set({ countryCode: 'TN', values: long('b') })).statusCode).toBe(413);
  });
});
