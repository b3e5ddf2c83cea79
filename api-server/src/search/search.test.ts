import { FOUND_LIMIT, type Found } from '@comptoir/api-contract/search';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';

// Runs on both databases: case folding and collation differ.
describeApiOnBoth('the search', (api) => {
  const search = async (role: Role, q: string) => {
    const answer = await api.call(role, `GET /search?q=${encodeURIComponent(q)}`);
    expect([q, answer.statusCode]).toEqual([q, 200]);
    return answer.json<Found[]>();
  };
  const names = async (q: string, role: Role = 'OFFICEMANAGER') => (await search(role, q)).map(({ name }) => name);
  const addAgency = async (name: string, more: object = {}) => {
    const body = { ...agencyInput(api.business().offices.algiers, name), ...more };
    const answer = await api.call('OFFICEMANAGER', 'POST /agencies', { body });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };

  it('lists prefix matches before word matches, at most five of a kind', async () => {
    await addAgency('Quincaillerie Zerrouki');
    await addAgency('Zerrouki Frères');
    expect(await names('zerrouki')).toEqual(['Zerrouki Frères', 'Quincaillerie Zerrouki']);
    expect(await names('ZERROUKI freres')).toEqual(['Zerrouki Frères']);
    expect(await names('frères  zerr')).toEqual(['Zerrouki Frères']);
    for (let number = 1; number <= FOUND_LIMIT + 1; number += 1) await addAgency(`Boulangerie ${number}`);
    expect(await names('boulangerie')).toHaveLength(FOUND_LIMIT);
  });

  it('matches one or two letters at word beginnings', async () => {
    await addAgency('Xq Tabac');
    await addAgency('Tabac Xq');
    await addAgency('Tabaxq');
    expect(await names('xq')).toEqual(['Xq Tabac', 'Tabac Xq']);
    expect(await names('tabac x')).toEqual(['Tabac Xq', 'Xq Tabac']);
  });

  it('escapes wildcards', async () => {
    await addAgency('Remise 50%_net');
    expect(await names('50%_')).toEqual(['Remise 50%_net']);
    expect(await names('5_%')).toEqual([]);
    expect(await names('\\')).toEqual([]);
  });

  it('describes each match', async () => {
    const { id, agencyId } = await scheduleCollection(api);
    const [collection] = await search('COLLECTOR', `#${id}`);
    expect(collection).toMatchObject({
      kind: 'collection',
      id,
      name: 'Café Tantonville',
      place: 'Algiers',
      amounts: [{ amount: 120.5, currency: 'USD' }],
    });
    expect((await search('OFFICEMANAGER', id)).filter(({ kind }) => kind === 'collection')).toEqual([collection]);
    await api.call('OFFICEMANAGER', `PATCH /agencies/${agencyId}`, { body: { name: 'Wagadu' } });
    expect(await search('OFFICEMANAGER', 'wagadu')).toEqual([
      { kind: 'agency', id: agencyId, name: 'Wagadu', place: 'Algiers', date: null, amounts: [] },
    ]);
    const { COLLECTOR } = api.business().people;
    expect(await search('OFFICEMANAGER', 'test coll')).toEqual([
      { kind: 'collector', id: COLLECTOR.id, name: 'Test COLLECTOR', place: 'Algiers Centre', date: null, amounts: [] },
    ]);
  });

  it('omits deleted records', async () => {
    const id = await addAgency('Vanished');
    await api.call('OFFICEMANAGER', `DELETE /agencies/${id}`, { headers: { 'if-match': '*' } });
    expect(await names('vanished')).toEqual([]);
  });

  it('requires text', async () => {
    for (const q of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`]) {
      expect((await api.call('ADMIN', `GET /search${q}`)).statusCode).toBe(422);
    }
  });
});
