export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Statements of the server for an unchanged list: session check and version of the list. Copied from PostgreSQL's log
 * (`log_statement = all`), prepared as ours are.
 */
export function listStatements(
  { userId, sessionId }: { userId: string; sessionId: string },
  officeId: string,
  lists: readonly string[],
): Statement[] {
  return [
    {
      name: 'account',
      text: 'select "users"."id", "users"."name", "users"."email", "users"."phone", "users"."role", "users"."office_id", "users"."verified", "users"."language", coalesce("users"."country_code", "offices"."country_code") as "country_code", "sessions"."id" as "session_id", "sessions"."epoch", "sessions"."last_seen_at" from "users" left join "offices" on "offices"."id" = "users"."office_id" inner join "sessions" on "sessions"."user_id" = "users"."id" where "users"."archived_at" is null and "sessions"."ended_at" is null and "sessions"."id" = $1 and "users"."id" = $2',
      values: [sessionId, userId],
    },
    {
      name: 'list state',
      text: `select coalesce(string_agg(list || office_id || ':' || version || ':' || raised_at, ',' order by list, office_id), '') as state from list_versions where list = any($1::text[]) and (office_id = '00000000-0000-0000-0000-000000000000' or (($2::uuid is null or office_id = $2) and ($3::text is null or office_id in (select id from offices where country_code = $3))))`,
      values: [lists, officeId, null],
    },
  ];
}
