import { sql } from 'kysely';
import { describeOnDatabases } from '../../../test/databases';
import { agencyInput, openSmallBusiness } from '../../../test/small-business';
import { countriesOfTheTable } from './0063-countries-of-the-table';

describeOnDatabases('The codes of countries that are stored', ({ connection }) => {
  test('become those of the reference table, with a line in the history of each record', async () => {
    const { offices, people } = await openSmallBusiness(connection());
    const stored = async (name: string, countryCode: string, officeId = offices.paris) => {
      const { rows } = await sql<{ id: string }>`
        insert into agencies (id, name, address, city, postal_code, country_code, email, phone, lat, lon, office_id)
        select gen_random_uuid(), ${name}, address, city, "postalCode", ${countryCode}, email, phone, lat, lon, ${officeId}
        from jsonb_to_record(${JSON.stringify(agencyInput(officeId))}::jsonb)
          as agency(address text, city text, "postalCode" text, email text, phone text, lat float8, lon float8)
        returning id`.execute(connection());
      return rows[0]?.id ?? '';
    };
    const codes: [string, string][] = [
      ['FX', 'FR'],
      ['UK', 'GB'],
      ['SU', 'RU'],
      ['YU', 'RS'],
      ['ZR', 'CD'],
      ['ZZ', 'FR'],
      ['MA', 'MA'],
    ];
    const ids = await Promise.all(codes.map(([was]) => stored(was, was)));
    await sql`update users set country_code = 'FX' where id = ${people.ADMIN.id}`.execute(connection());
    await sql`update offices set country_code = 'UK' where id = ${offices.oran}`.execute(connection());

    await countriesOfTheTable.up(connection());

    const read = async (table: string, id: string) => {
      const { rows } = await sql<{ code: string }>`
        select country_code as code from ${sql.table(table)} where id = ${id}`.execute(connection());
      return rows[0]?.code;
    };
    for (const [at, [was, becomes]] of codes.entries()) {
      expect([was, await read('agencies', ids[at] ?? '')]).toEqual([was, becomes]);
    }
    expect(await read('users', people.ADMIN.id)).toBe('FR');
    expect(await read('offices', offices.oran)).toBe('GB');
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_entries where entity_id = ${ids[0]}`.execute(connection());
    expect(rows).toEqual([{ before: { countryCode: 'FX' }, after: { countryCode: 'FR' } }]);
    await countriesOfTheTable.up(connection());
    const { rows: lines } = await sql`select from audit_entries where entity = 'agency'`.execute(connection());
    expect(lines).toHaveLength(codes.length - 1);
  });
});
