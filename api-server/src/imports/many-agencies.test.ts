import type { Agency } from '@comptoir/api-contract/agencies';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { importing, runAll } from '../../test/imported';
import { verifyTrails } from '../audit/verify-trail';
import { inTransaction } from '../database/transaction';
import { storedCount } from '../lists/stored-count';

const TITLES = 'Name;Address;City;Postal code;Email;Phone;Latitude;Longitude';

// Runs on both databases because new agencies of a part are written by one statement.
describeApiOnBoth('agencies that are imported together', (api) => {
  const { preview, read, rows, commit, runner } = importing(api);
  const line = (name: string, address = '1 Rue Didouche', position = '36,75;3,05') =>
    `${name};${address};Alger;16000;shop@agency.example;+213 21 00 00 00;${position}`;
  const file = (...lines: string[]) => [TITLES, ...lines].join('\r\n');
  const office = () => api.business().offices.algiers;

  const listChanges = () =>
    api
      .connection()
      .selectFrom('listChanges')
      .select(['version', 'recordId', 'raisedAt'])
      .where('officeId', '=', office())
      .where('list', '=', 'agencies')
      .orderBy('version')
      .execute();
  const history = (id: string) =>
    api.connection().selectFrom('auditEntries').selectAll().where('entityId', '=', id).executeTakeFirstOrThrow();

  async function imported(text: string) {
    const created = await preview('agencies', text);
    await commit(created);
    await runAll(runner());
    return created;
  }

  it('keep history, count and list changes of each, in the order of the file', async () => {
    const name = `Librairie ${newId().slice(-12)}`;
    const old = await imported(file(line(`${name} old`)));
    const oldId = (await rows(old.id))[0]?.recordId;
    const earlier = (await listChanges()).length;
    const counted = await storedCount(api.connection(), 'agencies', { officeId: office() });
    const created = await imported(
      file(
        line(`${name} A`),
        line(`${name} B`, 'Nowhere', ';'),
        line(`${name} C`),
        line(`${name} old`, '9 Rue Neuve'),
        line(`${name} D`, '2 Rue Didouche', ';'),
        line(`${name} E`),
      ),
    );

    expect(await read(created.id)).toMatchObject({ state: 'committed', progress: { chosen: 6, done: 5, refused: 1 } });
    const outcomes = await rows(created.id);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done', 'done', 'done', 'done']);
    expect(outcomes[1]).toMatchObject({ row: 3, problems: [{ path: 'address', code: 'not-located' }] });
    const ids = outcomes.flatMap(({ recordId }) => recordId ?? []);
    expect(ids[2]).toBe(oldId);

    const changes = (await listChanges()).slice(earlier);
    expect(changes.map(({ recordId }) => recordId)).toEqual(ids);
    const [first] = changes;
    expect(changes.map(({ version }) => Number(version) - Number(first?.version))).toEqual([0, 1, 2, 3, 4]);
    expect(await storedCount(api.connection(), 'agencies', { officeId: office() })).toBe((counted ?? 0) + 4);

    const entries = await Promise.all(ids.filter((id) => id !== oldId).map(history));
    expect(entries.map(({ chainNumber }) => chainNumber)).toEqual(
      entries.map((entry) => entry.chainNumber).toSorted((a, b) => Number(a) - Number(b)),
    );
    const trails = await inTransaction(api.connection(), verifyTrails);
    expect(trails.faults).toEqual([]);
  });

  it('are as agencies that are typed', async () => {
    const name = `Mercerie ${newId().slice(-12)}`;
    const body = {
      name: `${name} typed`,
      address: '1 Rue Didouche',
      city: 'Alger',
      postalCode: '16000',
      countryCode: 'DZ',
      email: 'shop@agency.example',
      phone: '+213 21 00 00 00',
      lat: 36.75,
      lon: 3.05,
      officeId: office(),
    };
    const typed = (await api.call('OFFICEMANAGER', 'POST /agencies', { body })).json<Agency>();
    const created = await imported(file(line(`${name} A`), line(`${name} B`)));
    for (const { recordId } of await rows(created.id)) {
      const id = recordId ?? '';
      const agency = (await api.call('OFFICEMANAGER', `GET /agencies/${id}`)).json<Agency>();
      expect(agency).toEqual({ ...typed, id, name: agency.name });
      const { id: _id, at: _at, chainNumber: _number, chainHash: _hash, ...entry } = await history(id);
      const {
        id: _otherId,
        at: _otherAt,
        chainNumber: _other,
        chainHash: _otherHash,
        ...other
      } = await history(typed.id);
      expect(entry).toEqual({ ...other, entityId: id, after: agency });
    }
  });
});
