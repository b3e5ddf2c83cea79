import { LABELS } from '@comptoir/api-contract/words/all-labels';
import { parse } from 'csv-parse/sync';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { importing } from '../../test/imported';
import { agencyInput } from '../../test/small-business';

type Path = 'agencies' | 'suppliers' | 'offices' | 'users' | 'users/collectors';

describeApi('the file of a list', (api) => {
  const { preview } = importing(api);
  const exported = async (role: Role, path: Path, query = '') => {
    const answer = await api.call(role, `GET /${path}/csv?${query}`);
    const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true });
    return { answer, rows };
  };
  const names = ({ rows }: { rows: readonly Record<string, string>[] }, title = 'Name') =>
    rows.map((row) => row[title]);
  const make = async (path: 'agencies' | 'suppliers', body: object) => {
    const answer = await api.call('SUPERADMIN', `POST /${path}`, { body });
    if (answer.statusCode !== 201) throw new Error(`POST /${path} answered ${answer.statusCode}: ${answer.body}`);
  };

  beforeAll(async () => {
    const { algiers, oran } = api.business().offices;
    for (const [name, office] of [
      ['Pharmacie "Didouche", nord', algiers],
      ['=Kiosque', algiers],
      ['Superette; sud', algiers],
      ['Pharmacie d’Oran', oran],
    ] as const) {
      await make('agencies', { ...agencyInput(office), name, lat: -0.5, lon: -3.25 });
    }
    await make('suppliers', { name: 'Naftal', officeId: algiers });
    await make('suppliers', { name: 'Sonelgaz', officeId: oran });
  });

  it('of agencies imports as equal in each language and format', async () => {
    const query = `officeId=${api.business().offices.algiers}`;
    const { rows } = await exported('OFFICEMANAGER', 'agencies', query);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const language of ['en', 'fr', 'ar']) {
      for (const format of ['csv', 'xlsx']) {
        const file = await api.call(
          'OFFICEMANAGER',
          `GET /agencies/csv?${query}&language=${language}&format=${format}`,
        );
        const again = await preview('agencies', file.rawPayload);
        expect(again).toMatchObject({
          counts: { total: rows.length, equal: rows.length, new: 0, changed: 0, wrong: 0 },
        });
      }
    }
  });

  it('contains only filtered rows within the reach', async () => {
    const { algiers, oran } = api.business().offices;
    expect(names(await exported('OFFICEMANAGER', 'agencies'))).not.toContain('Pharmacie d’Oran');
    expect(names(await exported('ADMIN', 'agencies', 'countryCode=DZ'))).toContain('Pharmacie d’Oran');
    expect(names(await exported('OFFICEMANAGER', 'agencies', 'search=superette'))).toEqual(['Superette; sud']);
    expect(names(await exported('OFFICEMANAGER', 'suppliers'))).toEqual(['Naftal']);
    expect(names(await exported('ADMIN', 'suppliers', `officeId=${oran}`))).toEqual(['Sonelgaz']);
    expect((await exported('OFFICEMANAGER', 'offices')).rows).toHaveLength(1);
    expect(names(await exported('OFFICEMANAGER', 'users'))).toEqual(['Test COLLECTOR']);
    const accounts = await exported('SUPERADMIN', 'users', `countryCode=DZ&officeId=${algiers}`);
    expect(new Set(accounts.rows.map((row) => row['Role']))).toEqual(new Set(['Admin', 'Office Manager']));
    const collectors = await exported('OFFICEMANAGER', 'users/collectors');
    expect(collectors.rows).toMatchObject([{ Name: 'Test COLLECTOR', Collected: '0', 'Planned until now': '0' }]);
    for (const path of ['agencies', 'suppliers', 'offices', 'users', 'users/collectors'] as const) {
      const refused = await api.call('COLLECTOR', `GET /${path}/csv`);
      expect([path, refused.statusCode]).toEqual([path, 403]);
    }
  });

  it('has the visible columns, localised titles and a name', async () => {
    const { answer } = await exported('ADMIN', 'agencies', 'columns=city,name&language=fr');
    expect(answer.body).toMatch(new RegExp(`^\u{FEFF}${LABELS.fr.field.city},${LABELS.fr.field.name}\r`, 'u'));
    expect(String(answer.headers['content-disposition'])).toMatch(/filename="agences-\d{4}-\d\d-\d\d\.csv"/);
    const offices = await exported('ADMIN', 'offices', 'language=ar');
    expect(names(offices, LABELS.ar.field.countryCode)).toContain('الجزائر');
  });

  it('is recorded as a security event with its number of rows', async () => {
    const { rows } = await exported('ADMIN', 'agencies', 'countryCode=DZ&search=pharmacie');
    const events = await api.call('SUPERADMIN', 'GET /security-events?kind=EXPORT');
    expect(events.json()[0]).toMatchObject({
      outcome: 'SUCCESS',
      details: { list: 'agencies', rows: rows.length, filter: { search: 'pharmacie' } },
    });
  });
});
