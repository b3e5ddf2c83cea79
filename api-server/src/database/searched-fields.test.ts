import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { entriesOf, type Fields } from '@comptoir/api-contract/fields/field';
import { officeFields } from '@comptoir/api-contract/fields/office';
import { personFields } from '@comptoir/api-contract/fields/person';
import { supplierFields } from '@comptoir/api-contract/fields/supplier';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';

const SEARCHED: readonly (readonly [table: string, fields: Fields])[] = [
  ['agencies', agencyFields],
  ['offices', officeFields],
  ['suppliers', supplierFields],
  ['users', personFields],
];

describeApi('The text that searches look at', (api) => {
  it.each(SEARCHED)('of %s is made of the searched fields', async (table, fields) => {
    const { rows } = await sql<{ expression: string }>`
      select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = ${table}::regclass and attname = 'search_text'`.execute(api.connection());
    const columns = new Set(rows[0]?.expression.match(/\b[a-z_]+\b/g));
    const found = entriesOf(fields).filter(([name]) => columns.has(columnOf(name)));
    expect(found.map(([name]) => name)).toEqual(
      entriesOf(fields).flatMap(([name, { searched }]) => (searched ? [name] : [])),
    );
  });
});

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
