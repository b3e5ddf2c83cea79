import type { Agency } from '@comptoir/api-contract/agencies';
import type { Collection } from '@comptoir/api-contract/collections';
import type { Import, ImportRow } from '@comptoir/api-contract/imports';
import type { User } from '@comptoir/api-contract/users';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { importing, runAll } from '../../test/imported';
import { collectionInput } from '../../test/collections';
import { agencyInput } from '../../test/small-business';

const TITLES = 'Agence;Encaisseur;Date;Heure;Montant;Devise;Ordre';

const unique = (name: string) => `${name} ${newId().slice(-12)}`;

describeApi('an import file as people write it', (api) => {
  const { begin, put, preview, read, rows, commit, withdraw, runner } = importing(api);
  const office = () => api.business().offices.algiers;
  const map = async (id: string, body: object) => api.call('OFFICEMANAGER', `POST /imports/${id}/mapping`, { body });
  async function agencyNamed(name: string, more: object = {}): Promise<Agency> {
    const answer = await api.call('SUPERADMIN', 'POST /agencies', {
      body: { ...agencyInput(office()), name, ...more },
    });
    return answer.json<Agency>();
  }
  const codes = (problems: ImportRow['problems']) => problems.map(({ code, message }) => code ?? message);
  const collections = (...lines: string[]) => preview('collections', [TITLES, ...lines].join('\n'));

  it('shows how names, day, time, amount and position were read', async () => {
    const { name } = await agencyNamed(unique('Épicerie  Zéralda'));
    const { id: collectorId, email } = api.business().people.COLLECTOR;
    const { name: collector } = (await api.call('SUPERADMIN', `GET /users/${collectorId}`)).json<User>();
    const reversed = collector.split(' ').toReversed().join('\u00a0 ').toUpperCase();
    const created = await collections(
      `${name.toUpperCase().replaceAll('É', 'E')};${reversed};5 janv. 2031;9h30;12.500;da;3`,
      `${name};${email};06-Jan-2031 2:15 PM;;75 000 DA;;`,
      `${name};${email};2031-01-07 08:00;10:45;12,50 €;;1`,
    );
    expect(created).toMatchObject({ state: 'ready', counts: { new: 3, wrong: 0, warned: 0 } });
    const planned = { agency: name, collector };
    expect((await rows(created.id)).map(({ understood }) => understood)).toEqual([
      { ...planned, date: '2031-01-05', time: '09:30', amount: '12500.00', currency: 'DZD', position: '3' },
      { ...planned, date: '2031-01-06', time: '14:15', amount: '75000.00', currency: 'DZD' },
      { ...planned, date: '2031-01-07', time: '10:45', amount: '12.50', currency: 'EUR', position: '1' },
    ]);
    await commit(created);
    await runAll(runner());
    expect(await read(created.id)).toMatchObject({ state: 'committed', progress: { done: 3, refused: 0 } });
    const [first] = await rows(created.id);
    const booked = await api.call('OFFICEMANAGER', `GET /collections/${first?.recordId ?? ''}`);
    expect(booked.json()).toMatchObject({
      scheduledCollectionDate: '2031-01-05T08:30:00.000Z',
      hasTime: true,
      scheduledAmount: 12_500,
      roundPosition: 3,
    });
    const moved = await collections(`${name};;05/01/2031;09:30;;;4`);
    expect(await rows(moved.id)).toMatchObject([
      { kind: 'changed', changes: [{ field: 'position', from: '3', to: '4' }], understood: { currency: 'DZD' } },
    ]);
    const positionNow = async () =>
      (await api.call('OFFICEMANAGER', `GET /collections/${first?.recordId ?? ''}`)).json<Collection>().roundPosition;
    await commit(moved);
    await runAll(runner());
    expect(await positionNow()).toBe(4);
    await withdraw(moved.id);
    await runAll(runner());
    expect(await positionNow()).toBe(3);
  });

  it('refuses an invalid time, position or year only on its row', async () => {
    const { name } = await agencyNamed(unique('Kiosque'));
    const { email } = api.business().people.COLLECTOR;
    const created = await collections(
      `${name};${email};05/01/0027;;1;EUR;`,
      `${name};${email};27/07/1448;;1;EUR;`,
      `${name};${email};05/01/2570;;1;EUR;`,
      `${name};${email};05/01/2031;soon;1;EUR;`,
      `${name};${email};05/01/2031;;1;EUR;x`,
      `${name};${email};05/01/2031;;1;EUR;`,
    );
    expect((await rows(created.id)).map(({ problems }) => codes(problems))).toEqual([
      ['The year is between 2000 and 2099'],
      ['The year is between 2000 and 2099'],
      ['The year is between 2000 and 2099'],
      ['import-no-time'],
      ['Position in the round is a whole number from 1 to 999'],
      [],
    ]);
  });

  it('warns of past days and of other pick-ups of the agency that day', async () => {
    const { name, id: agencyId } = await agencyNamed(unique('Superette'));
    const { email } = api.business().people.COLLECTOR;
    const planned = { agencyId, scheduledCollectionDate: '2031-05-10T08:30:00.000Z', hasTime: true };
    const known = await collectionInput(api, planned);
    expect((await api.call('OFFICEMANAGER', 'POST /collections', { body: known })).statusCode).toBe(201);
    const created = await collections(
      `${name};${email};10/05/2031;10:30;1;EUR;`,
      `${name};${email};10/05/2031;09:30;120,5;USD;`,
      `${name};${email};11/05/2031;;1;EUR;`,
      `${name};${email};11/05/2031;08:00;1;EUR;`,
      `${name};${email};20/11/2020;;1;EUR;`,
    );
    expect(created.counts).toMatchObject({ new: 4, equal: 1, warned: 3 });
    expect((await rows(created.id, 'warned')).map(({ row, warnings }) => [row, codes(warnings)])).toEqual([
      [2, ['import-same-day']],
      [5, ['import-same-day-row']],
      [6, ['import-past']],
    ]);
    const [first] = await rows(created.id);
    expect(first?.warnings).toMatchObject([{ path: 'date', values: { pickUps: '09:30 USD 120.50' } }]);
    const moved = await collections(`${name};;10/05/2031;09:30;7;;`);
    expect(await rows(moved.id)).toMatchObject([{ kind: 'changed', warnings: [] }]);
  });

  const AGENCIES = 'Name;Address;City;Postal code;Country;Email;Phone;Latitude;Longitude';
  const line = (name: string, address: string, email: string) =>
    `${name};${address};Oran;31000;France;${email};0555;35,69;-0,64`;

  it('adds a place with a known name but another address and email, and updates one that shares either', async () => {
    const name = unique('Algérie Poste');
    const { id } = await agencyNamed(name, { address: '1 Rue Didouche', city: 'Oran', email: 'oran@poste.example' });
    const file = [
      AGENCIES,
      line(name, '2 Rue Neuve', 'arzew@poste.example'),
      line(name.replace('é', 'e'), '1, rue DIDOUCHE', 'new@poste.example'),
    ].join('\n');
    const created = await preview('agencies', file);
    expect(await rows(created.id)).toMatchObject([
      {
        kind: 'new',
        understood: { countryCode: 'FR', lat: '35.69', lon: '-0.64' },
        warnings: [{ path: 'name', code: 'import-same-name', values: { address: '1 Rue Didouche, Oran' } }],
      },
      { kind: 'changed', recordId: id, warnings: [] },
    ]);
    const { changes = [] } = (await rows(created.id))[1] ?? {};
    expect(changes.map(({ field }) => field)).toEqual(expect.not.arrayContaining(['name']));
    await commit(created);
    await runAll(runner());
    expect((await preview('agencies', file)).counts).toMatchObject({ new: 0, changed: 0, equal: 2, warned: 0 });
  });

  it('finds the title row below lines of text, and accepts another choice', async () => {
    const name = unique('Alimentation');
    const text = `Liste des agences, mise à jour, 2026\n\n${AGENCIES}\n${line(name, '1 rue', 'a@x.example')}`;
    const created = await preview('agencies', text);
    expect(created).toMatchObject({
      state: 'ready',
      headerRow: 3,
      counts: { total: 1, new: 1 },
      head: [{ row: 1 }, { row: 3 }, { row: 4 }],
    });
    expect(created.columns[0]).toEqual({ title: 'Name', field: 'name', samples: [name] });
    expect((await map(created.id, { headerRow: 2 })).json()).toMatchObject({ code: 'import-header-row' });
    expect((await map(created.id, { headerRow: 4 })).json()).toMatchObject({ statusCode: 422, code: 'import-empty' });
    const other = (await map(created.id, { headerRow: 1 })).json<Import>();
    expect(other).toMatchObject({
      state: 'unmapped',
      headerRow: 1,
      counts: { total: 2, new: 0, warned: 0 },
      hash: null,
    });
    expect(await rows(created.id)).toMatchObject([
      { row: 3, kind: 'unread' },
      { row: 4, kind: 'unread' },
    ]);
    const again = (await map(created.id, { headerRow: 3 })).json<Import>();
    expect(again).toMatchObject({ state: 'ready', counts: { total: 1, new: 1 } });
    await commit(again);
    await runAll(runner());
    expect(await read(created.id)).toMatchObject({ state: 'committed', progress: { chosen: 1, done: 1 } });
  });

  it('asks about unknown columns that may be a missing field', async () => {
    const { name } = await agencyNamed(unique('Mercerie'));
    const text = `Agence;Porteur;Date;Montant;Devise\n${name};x;05/01/2031;1;EUR`;
    const { id, uploadUrl } = await begin('collections');
    await put(uploadUrl, text);
    expect(await read(id)).toMatchObject({
      state: 'unmapped',
      columns: [{ field: 'agency' }, { field: null }, {}, {}, {}],
    });
    const known = text.replace('Porteur', 'Encaisseur');
    expect(await preview('collections', known)).toMatchObject({ state: 'ready' });
    const more = `Ville;${text.replace('Porteur', 'Encaisseur').replaceAll('\n', '\nOran;')}`;
    expect(await preview('collections', more)).toMatchObject({
      state: 'ready',
      columns: [{ field: null }, {}, {}, {}, {}, {}],
    });
  });
});
