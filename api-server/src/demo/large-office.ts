import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';
import { adminOf, type DemoBusiness } from './demo-business';
import { DEMO_COUNTRIES } from './demo-offices';
import { staffOf } from './demo-people';
import { AGENCY_KINDS, COMMUNES, FAMILY_NAMES, FIRST_NAMES, STREETS } from './large-office-names';
import { insertCollections } from './large-office-rounds';
import { bookHistory } from './office-history';

const COLLECTIONS_FOR_AN_AGENCY = 4;
const COLLECTORS = 48;

export async function seedLargeOffice(
  transaction: WriteTransaction,
  agencies: number,
  business: DemoBusiness,
): Promise<void> {
  const officeId = newId();
  const office = { id: officeId, name: 'Grand Alger', city: 'Algiers', countryCode: 'DZ' as const };
  await transaction
    .insertInto('offices')
    .values({ ...office, timeZone: 'Africa/Algiers' })
    .execute();
  const { manager, collectors } = staffOf({ ...office, ...staffNames(), places: [] }, { isFirst: false, ...business });
  await transaction
    .insertInto('users')
    .values([manager, ...collectors])
    .execute();
  const suppliers = ['Garage du Sahel', 'Imprimerie Mitidja', 'Sécurité Casbah'].map((name) => ({
    id: newId(),
    officeId,
    countryCode: office.countryCode,
    name,
  }));
  await transaction.insertInto('suppliers').values(suppliers).execute();
  await insertAgencies(transaction, officeId, agencies);
  await insertCollections(transaction, officeId, agencies * COLLECTIONS_FOR_AN_AGENCY, business.demo);
  await bookHistory(transaction, {
    officeId,
    country: DEMO_COUNTRIES.DZ,
    adminId: adminOf(business, 'DZ').id,
    managerId: manager.id,
    supplierIds: suppliers.map(({ id }) => id),
    now: business.demo.now,
    random: business.random,
  });
}

function staffNames() {
  const collectors = Array.from(
    { length: COLLECTORS },
    (_, index) => `${FIRST_NAMES[index % FIRST_NAMES.length]} ${FAMILY_NAMES[(index * 7) % FAMILY_NAMES.length]}`,
  );
  return { manager: 'Abdelkader Toumi', collectors, suppliers: [] };
}

/** Names are unique up to kinds × family names × communes, which is 89,440. */
async function insertAgencies(transaction: WriteTransaction, officeId: string, count: number): Promise<void> {
  await sql`
    insert into agencies (office_id, id, name, address, city, postal_code, country_code, email, phone, lat, lon)
    select ${officeId}, ${generatedId(sql`'agency'`)},
      kind || ' ' || family || ', ' || commune.name,
      (1 + n % 160) || ' ' || street || ', ' || commune.name, 'Algiers', commune.postal_code, 'DZ',
      'agence' || n || '@grand-alger.example',
      '+213 555 ' || lpad((n / 10000 % 100)::text, 2, '0') || ' ' || lpad((n / 100 % 100)::text, 2, '0')
        || ' ' || lpad((n % 100)::text, 2, '0'),
      commune.lat + (n * 37 % 1000 - 500) * 0.000012, commune.lon + (n * 91 % 1000 - 500) * 0.000016
    from generate_series(1, ${count}::int) as n
    cross join (select ${AGENCY_KINDS}::text[] as kinds, ${FAMILY_NAMES}::text[] as families,
      ${STREETS}::text[] as streets) as words
    cross join lateral (select
      kinds[1 + n % array_length(kinds, 1)] as kind,
      families[1 + n / array_length(kinds, 1) % array_length(families, 1)] as family,
      streets[1 + n * 7 % array_length(streets, 1)] as street,
      (n / (array_length(kinds, 1) * array_length(families, 1)) + n * 11) % ${COMMUNES.length}::int as commune_index
    ) as picked
    join json_to_recordset(${JSON.stringify(communes())}::json) as
      commune(index int, name text, postal_code text, lat float8, lon float8) on commune.index = commune_index`.execute(
    transaction,
  );
}

function communes() {
  return COMMUNES.map(([name, postal_code, lat, lon], index) => ({ index, name, postal_code, lat, lon }));
}

/** UUID version 7 from a name and the row number `n`, in the order of `n`. */
function generatedId(kind: ReturnType<typeof sql>) {
  return sql`(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 1000000 + n), 12, '0')
    || '7' || substr(md5(${kind} || n), 1, 3) || '8' || substr(md5(${kind} || n), 4, 15))::uuid`;
}
