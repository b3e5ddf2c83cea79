/** A read or a write of a table, by the name of that table. */
export type Statement = [name: string, of: (table: string) => string];

/** What is looked up and added: of the big office, with the identifiers of the bench's samples. */
export interface Sample {
  /** Quoted. */
  office: string;
  id: string;
}

export function readsOfCollections({ office, id }: Sample): Statement[] {
  const page = 'order by scheduled_at desc, id desc limit 50';
  const sums = 'select currency, sum(scheduled_minor), count(*) from';
  const lately = (days: number) =>
    `archived_at is null and scheduled_at >= now() - interval '${days} days' and scheduled_at < now()`;
  const ofOffice = `office_id = ${office} and archived_at is null`;
  return [
    ['page of an office', (table) => `select * from ${table} where ${ofOffice} ${page}`],
    [
      'page of an office, two years back',
      (table) =>
        `select * from ${table} where ${ofOffice} and (scheduled_at, id) < (now() - interval '730 days', 0) ${page}`,
    ],
    ['page of all offices', (table) => `select * from ${table} where archived_at is null ${page}`],
    ['one by its key', (table) => `select * from ${table} where office_id = ${office} and id = ${id}`],
    ['one by its number', (table) => `select * from ${table} where id = ${id}`],
    [
      'month of an office',
      (table) => `${sums} ${table} where office_id = ${office} and ${lately(30)} group by currency`,
    ],
    ['month of all', (table) => `${sums} ${table} where ${lately(30)} group by currency`],
    ['year of all', (table) => `${sums} ${table} where ${lately(365)} group by currency`],
  ];
}

export function writesOfCollections({ office, id }: Sample): Statement[] {
  const added = (table: string, rows: number) => `
    insert into ${table} (office_id, id, agency_id, collector_id, status, scheduled_at, scheduled_minor, currency)
    overriding system value
    select office_id, nextval('numbers'), agency_id, collector_id, 'UNCOLLECTED', now() + interval '1 hour', 100, currency
    from collections, generate_series(1, ${rows}) where office_id = ${office} and id = ${id}`;
  return bothWrites(added);
}

/** The journal: `id` is the number of one of its entries. */
export function readsOfJournal({ office, id }: Sample): Statement[] {
  const newest = 'order by booked_at desc, number desc limit 50';
  const ofOffice = `office_id = ${office}`;
  const lately = (days: number) => `booked_at >= now() - interval '${days} days'`;
  const byKind = 'select kind, count(*) from';
  return [
    ['newest entries of an office', (table) => `select * from ${table} where ${ofOffice} ${newest}`],
    [
      'entries of an office, a year back',
      (table) =>
        `select * from ${table} where ${ofOffice} and (booked_at, number) < (now() - interval '365 days', 0) ${newest}`,
    ],
    ['one entry by its key', (table) => `select * from ${table} where ${ofOffice} and number = ${id}`],
    ['the last of the chain', (table) => `select * from ${table} where ${ofOffice} order by number desc limit 1`],
    ['month of an office', (table) => `${byKind} ${table} where ${ofOffice} and ${lately(30)} group by kind`],
    ['month of all', (table) => `${byKind} ${table} where ${lately(30)} group by kind`],
    ['year of all', (table) => `${byKind} ${table} where ${lately(365)} group by kind`],
  ];
}

export function writesOfJournal({ office, id }: Sample): Statement[] {
  const added = (table: string, rows: number) => `
    insert into ${table} (office_id, number, kind, reference, booked_at, user_id, previous_hash, hash)
    select office_id, n, kind, 'N-' || n, now(), user_id, previous_hash, hash
    from (select entry.*, nextval('numbers') as n
      from journal_entries entry, generate_series(1, ${rows}) where office_id = ${office} and number = ${id}) added`;
  return bothWrites(added);
}

function bothWrites(added: (table: string, rows: number) => string): Statement[] {
  return [
    ['one write', (table) => added(table, 1)],
    ['500 in one write', (table) => added(table, 500)],
  ];
}
