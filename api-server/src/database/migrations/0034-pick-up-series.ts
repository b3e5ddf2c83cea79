import { sql } from 'kysely';
import { timeZoneOfCountry } from '../../language/country-habits';
import type { Migration } from './migration';
import { runStatements } from './statements';

/** Offices have a time zone and days on which they are closed, and pick-ups may come again. */
export const pickUpSeries: Migration = {
  name: '0034-pick-up-series',
  async up(db) {
    await runStatements(db, [
      `alter table offices add column time_zone text not null default 'UTC'`,
      `create table office_closures (
        office_id uuid not null references offices (id),
        id uuid not null,
        first_day date not null,
        last_day date not null check (last_day >= first_day),
        reason text not null,
        holiday text,
        version int not null default 1,
        created_at timestamptz not null default now(),
        archived_at timestamptz,
        primary key (office_id, id)
      )`,
      `create index office_closures_by_id on office_closures (id)`,
      `create index office_closures_by_day on office_closures (office_id, last_day, first_day) where archived_at is null`,
      // made_to: the day to which its pick-ups are there
      `create table pick_up_series (
        office_id uuid not null references offices (id),
        id uuid not null,
        agency_id uuid not null,
        collector_id uuid references users (id),
        rrule text not null,
        start_date date not null,
        local_time text check (local_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
        scheduled_minor bigint not null check (scheduled_minor >= 0),
        currency text not null,
        alert_day_before boolean not null default false,
        holiday_rule text not null check (holiday_rule in ('SKIP', 'BEFORE', 'AFTER', 'KEEP')),
        until date,
        is_paused boolean not null default false,
        made_to date not null,
        version int not null default 1,
        created_at timestamptz not null default now(),
        archived_at timestamptz,
        primary key (office_id, id),
        foreign key (office_id, agency_id) references agencies (office_id, id)
      )`,
      `create index pick_up_series_by_id on pick_up_series (id)`,
      `create index pick_up_series_by_agency on pick_up_series (office_id, agency_id)`,
      `create index pick_up_series_to_make on pick_up_series (made_to)`,
      `alter table collections
        add column series_id uuid,
        add column occurrence_date date,
        add column is_detached boolean not null default false,
        add column moved_for text`,
      // Two servers that make the same pick-up make one.
      `create unique index collections_of_series on collections (office_id, series_id, occurrence_date)
        where series_id is not null and occurrence_date is not null`,
    ]);
    await nameTimeZones(db);
  },
};

/** Gives each office the time zone of its country; where that has several, the one that goes best with its agencies. */
async function nameTimeZones(db: Parameters<Migration['up']>[0]): Promise<void> {
  const { rows } = await sql<{ id: string; country: string; lon: number | null }>`
    select office.id, office.country_code as country, avg(agency.lon) as lon
    from offices office left join agencies agency on agency.office_id = office.id
    group by office.id`.execute(db);
  const offices = new Map<string, string[]>();
  for (const { id, country, lon } of rows) {
    const timeZone = timeZoneOfCountry(country, new Date(), lon ?? undefined);
    offices.set(timeZone, [...(offices.get(timeZone) ?? []), id]);
  }
  for (const [timeZone, ids] of offices) {
    await sql`update offices set time_zone = ${timeZone} where id = any(${ids}::uuid[])`.execute(db);
  }
}
