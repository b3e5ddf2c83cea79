import type { Migration } from './migration';
import { runStatements } from './statements';

/** What quarters of the day come to in their months; `signs` says which rows are added and which taken away. */
const addToMonths = (signs: Readonly<Record<string, 1 | -1>>) => `
  insert into hour_sums
  select list, scope, 29, date_trunc('month', hour, 'UTC'), part, currency, sum(rows), sum(settled_rows),
    sum(first_minor), sum(second_minor)
  from (${Object.entries(signs)
    .map(
      ([rows, sign]) => `
    select list, scope, slot, hour, part, currency, ${sign} * rows as rows, ${sign} * settled_rows as settled_rows,
      ${sign} * first_minor as first_minor, ${sign} * second_minor as second_minor from ${rows}`,
    )
    .join(' union all ')}
  ) quarters
  where slot between 24 and 27
  group by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  order by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  on conflict (list, scope, slot, hour, part, currency) do update
    set rows = hour_sums.rows + excluded.rows, settled_rows = hour_sums.settled_rows + excluded.settled_rows,
      first_minor = hour_sums.first_minor + excluded.first_minor,
      second_minor = hour_sums.second_minor + excluded.second_minor;`;

/**
 * What quarters of the day come to in a month (UTC), so that a period of years is not read from thousands of them. The
 * database adds them up itself: a server of the version before, which knows nothing of months, keeps them as well.
 */
export const sumsByMonth: Migration = {
  name: '0054-sums-by-month',
  up: (db) =>
    runStatements(db, [
      `create function add_quarters_to_months() returns trigger language plpgsql as
        $$ begin ${addToMonths({ added: 1 })} return null; end $$`,
      `create function change_quarters_in_months() returns trigger language plpgsql as
        $$ begin ${addToMonths({ changed: 1, replaced: -1 })} return null; end $$`,
      // Months are written by these functions themselves.
      `create trigger quarters_in_months_when_added after insert on hour_sums referencing new table as added
        for each statement when (pg_trigger_depth() = 0) execute function add_quarters_to_months()`,
      `create trigger quarters_in_months_when_changed after update on hour_sums
        referencing new table as changed old table as replaced
        for each statement when (pg_trigger_depth() = 0) execute function change_quarters_in_months()`,
      // What a server adds up meanwhile is either in them by now, or told to the triggers: they waited for its end.
      addToMonths({ hour_sums: 1 }),
    ]),
};
