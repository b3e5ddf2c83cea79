import { sql, type QueryExecutorProvider } from 'kysely';
import { COUNTRY_CODES } from '@comptoir/api-contract/countries';
import type { Migration } from './migration';

/** Codes that ISO 3166-1 has withdrawn or only reserves, and the country that each is of now. */
const REPLACED: Readonly<Record<string, string>> = {
  AN: 'CW',
  BU: 'MM',
  CP: 'FR',
  CQ: 'GG',
  CS: 'RS',
  CT: 'KI',
  DD: 'DE',
  DG: 'IO',
  DY: 'BJ',
  EA: 'ES',
  FQ: 'TF',
  FX: 'FR',
  HV: 'BF',
  IC: 'ES',
  JT: 'UM',
  MI: 'UM',
  NH: 'VU',
  NQ: 'AQ',
  PC: 'FM',
  PU: 'UM',
  PZ: 'PA',
  RH: 'ZW',
  SU: 'RU',
  TP: 'TL',
  UK: 'GB',
  VD: 'VN',
  WK: 'UM',
  YD: 'YE',
  YU: 'RS',
  ZR: 'CD',
};

/** The import of agencies stored what ICU called a country last: 'FX' for France. */
export const countriesOfTheTable: Migration = {
  name: '0063-countries-of-the-table',
  async up(db) {
    const repairs = [
      await repaired(db, 'offices', { entity: 'office', officeId: 'id' }),
      await repaired(db, 'suppliers', { entity: 'supplier', officeId: 'office_id' }),
      await repaired(db, 'users', { entity: 'user', officeId: 'office_id' }),
      await repaired(db, 'agencies', { entity: 'agency', officeId: 'office_id' }),
    ];
    if (repairs.every((rows) => rows === 0)) return;
    // Whoever holds a list reads it again.
    await sql`update list_versions set version = version + 1, raised_at = now()`.execute(db);
  },
};

/** Repairs the codes of a table as the server itself, with a line in the history of each record; answers of how many. */
async function repaired(
  db: QueryExecutorProvider,
  table: string,
  { entity, officeId }: { entity: string; officeId: string },
): Promise<number> {
  // Of an agency whose code says nothing the country of its office is the best guess.
  const guess =
    table === 'agencies' ? sql`(select country_code from offices where id = agencies.office_id)` : sql`null`;
  const { rows } = await sql<{ repaired: number }>`
    with wrong as (
      select id, country_code as was, coalesce(${sql.val(JSON.stringify(REPLACED))}::jsonb ->> country_code, ${guess}) as becomes
      from ${sql.table(table)} where country_code <> all(${[...COUNTRY_CODES]}::text[])
    ), changed as (
      update ${sql.table(table)} as record set country_code = wrong.becomes, version = record.version + 1
      from wrong where record.id = wrong.id and wrong.becomes = any(${[...COUNTRY_CODES]}::text[])
      returning record.id, record.${sql.ref(officeId)} as office_id, wrong.was, wrong.becomes
    ), noted as (
      insert into audit_entries (id, action, entity, entity_id, office_id, country_code, before, after)
      select gen_random_uuid(), 'UPDATE', ${entity}, id::text, office_id,
        case when office_id is null then becomes end,
        jsonb_build_object('countryCode', was), jsonb_build_object('countryCode', becomes)
      from changed
    )
    select count(*)::int as repaired from changed`.execute(db);
  return rows[0]?.repaired ?? 0;
}
