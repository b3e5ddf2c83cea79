CREATE FUNCTION add_collections_to_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into hour_changes
          select 'collections', office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency,
            count(*), count(collected_minor), sum(scheduled_minor), coalesce(sum(collected_minor), 0)
          from added where archived_at is null
          group by office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency;
          return null;
        end $$;

CREATE FUNCTION add_entries_to_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into hour_changes
          select 'general-ledger', entry.office_id, date_trunc('hour', entry.booked_at, 'UTC'),
            case when entry.trade_id is null then '' else 'trade' end, added.currency,
            count(*) filter (where added.position = 0), count(*),
            coalesce(sum(added.amount_minor) filter (where added.to_account = 'CASH'), 0),
            coalesce(sum(added.amount_minor) filter (where added.from_account = 'CASH'), 0)
          from added join journal_entries entry
            on entry.office_id = added.office_id and entry.number = added.entry_number
          group by entry.office_id, date_trunc('hour', entry.booked_at, 'UTC'), entry.trade_id is null, added.currency;
          return null;
        end $$;

CREATE FUNCTION add_quarters_to_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin 
  insert into hour_sums
  select list, scope, 29, date_trunc('month', hour, 'UTC'), part, currency, sum(rows), sum(settled_rows),
    sum(first_minor), sum(second_minor)
  from (
    select list, scope, slot, hour, part, currency, 1 * rows as rows, 1 * settled_rows as settled_rows,
      1 * first_minor as first_minor, 1 * second_minor as second_minor from added
  ) quarters
  where slot between 24 and 27
  group by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  order by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  on conflict (list, scope, slot, hour, part, currency) do update
    set rows = hour_sums.rows + excluded.rows, settled_rows = hour_sums.settled_rows + excluded.settled_rows,
      first_minor = hour_sums.first_minor + excluded.first_minor,
      second_minor = hour_sums.second_minor + excluded.second_minor; return null; end $$;

CREATE FUNCTION add_trades_to_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into hour_changes
          select 'trades', office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency,
            count(*), 0, sum(old_minor), sum(new_minor)
          from added group by office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency;
          return null;
        end $$;

CREATE FUNCTION chain_row() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO $schema, pg_temp
    SET "TimeZone" TO 'UTC'
    AS $$ declare content text := (select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(new))
    where value <> 'null'::jsonb and key not in ('chain_number', 'chain_hash'));
      begin
        insert into chain_heads as head (chain, office_id, number, hash)
        values (tg_table_name, coalesce(new.office_id, '00000000-0000-0000-0000-000000000000'), 1, encode(sha256(convert_to('0000000000000000000000000000000000000000000000000000000000000000' || content, 'UTF8')), 'hex'))
        on conflict (chain, office_id) do update
          set number = head.number + 1, hash = encode(sha256(convert_to(head.hash || content, 'UTF8')), 'hex')
        returning number, hash into new.chain_number, new.chain_hash;
        return new;
      end $$;

CREATE FUNCTION change_collection_in_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          if old.archived_at is null then
            insert into hour_changes values ('collections', old.office_id, date_trunc('hour', old.scheduled_at, 'UTC'),
              old.status, old.currency, -1, -(old.collected_minor is not null)::int, -old.scheduled_minor,
              -coalesce(old.collected_minor, 0));
          end if;
          if tg_op = 'UPDATE' and new.archived_at is null then
            insert into hour_changes values ('collections', new.office_id, date_trunc('hour', new.scheduled_at, 'UTC'),
              new.status, new.currency, 1, (new.collected_minor is not null)::int, new.scheduled_minor,
              coalesce(new.collected_minor, 0));
          end if;
          return null;
        end $$;

CREATE FUNCTION change_quarters_in_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin 
  insert into hour_sums
  select list, scope, 29, date_trunc('month', hour, 'UTC'), part, currency, sum(rows), sum(settled_rows),
    sum(first_minor), sum(second_minor)
  from (
    select list, scope, slot, hour, part, currency, 1 * rows as rows, 1 * settled_rows as settled_rows,
      1 * first_minor as first_minor, 1 * second_minor as second_minor from changed union all 
    select list, scope, slot, hour, part, currency, -1 * rows as rows, -1 * settled_rows as settled_rows,
      -1 * first_minor as first_minor, -1 * second_minor as second_minor from replaced
  ) quarters
  where slot between 24 and 27
  group by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  order by list, scope, date_trunc('month', hour, 'UTC'), part, currency
  on conflict (list, scope, slot, hour, part, currency) do update
    set rows = hour_sums.rows + excluded.rows, settled_rows = hour_sums.settled_rows + excluded.settled_rows,
      first_minor = hour_sums.first_minor + excluded.first_minor,
      second_minor = hour_sums.second_minor + excluded.second_minor; return null; end $$;

CREATE FUNCTION count_added_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into row_counts (office_id, list, rows)
          select office_id, tg_table_name, count(*) from added
          where archived_at is null and office_id is not null group by office_id
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$;

CREATE FUNCTION count_added_trades() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into trade_counts (currency, office_id, rows)
          select currency, office_id, count(*) from added, unnest(array[old_currency, new_currency]) currency
          group by currency, office_id order by currency, office_id
          on conflict (currency, office_id) do update set rows = trade_counts.rows + excluded.rows;
          return null;
        end $$;

CREATE FUNCTION count_added_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into collector_sums
          select office_id, collector_id, currency, count(*), count(collected_minor), sum(scheduled_minor),
            coalesce(sum(collected_minor), 0)
          from added where archived_at is null
          group by office_id, collector_id, currency order by office_id, collector_id, currency
          on conflict (office_id, collector_id, currency) do update
  set rows = collector_sums.rows + excluded.rows,
    collected_rows = collector_sums.collected_rows + excluded.collected_rows,
    scheduled_minor = collector_sums.scheduled_minor + excluded.scheduled_minor,
    collected_minor = collector_sums.collected_minor + excluded.collected_minor;
          return null;
        end $$;

CREATE FUNCTION count_changed_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into row_counts (office_id, list, rows)
          select office_id, 'users ' || role, sum(change) from (
            select old.office_id, old.role, -1 as change where tg_op <> 'INSERT' and old.archived_at is null
            union all
            select new.office_id, new.role, 1 where tg_op <> 'DELETE' and new.archived_at is null
          ) changes
          where office_id is not null group by office_id, role order by office_id, role
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$;

CREATE FUNCTION count_changed_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into row_counts (office_id, list, rows)
          values (old.office_id, tg_table_name, case when tg_op = 'UPDATE' and new.archived_at is null then 1 else -1 end)
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$;

CREATE FUNCTION count_changed_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into collector_sums
          select office_id, collector_id, currency, sum(change), coalesce(sum(change) filter (where collected is not null), 0),
            sum(change * scheduled), coalesce(sum(change * collected), 0)
          from (
            select old.office_id, old.collector_id, old.currency, -1 as change, old.scheduled_minor as scheduled,
              old.collected_minor as collected
            where old.archived_at is null
            union all
            select new.office_id, new.collector_id, new.currency, 1, new.scheduled_minor, new.collected_minor
            where tg_op = 'UPDATE' and new.archived_at is null
          ) changes
          group by office_id, collector_id, currency order by office_id, collector_id, currency
          on conflict (office_id, collector_id, currency) do update
  set rows = collector_sums.rows + excluded.rows,
    collected_rows = collector_sums.collected_rows + excluded.collected_rows,
    scheduled_minor = collector_sums.scheduled_minor + excluded.scheduled_minor,
    collected_minor = collector_sums.collected_minor + excluded.collected_minor;
          return null;
        end $$;

CREATE FUNCTION end_sessions_of_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          update sessions set ended_at = now(), end_reason = 'MOVED' where user_id = new.id and ended_at is null;
          return null;
        end $$;

CREATE FUNCTION forget_hours_of_countries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          perform pg_advisory_xact_lock(hashtext('hour_sums'));
          delete from hour_scopes where scope in (old.country_code, new.country_code);
          delete from hour_sums where list in ('collections', 'trades') and scope in (old.country_code, new.country_code);
          return null;
        end $$;

CREATE FUNCTION refuse_closed_office() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          if exists (
            select from (
              select archived_at from offices where id in (select office_id from booked) for key share
            ) office where archived_at is not null
          ) then
            raise exception 'A closed office takes no entry'
              using errcode = 'restrict_violation', constraint = 'journal_entries_open_office';
          end if;
          return null;
        end $$;

CREATE FUNCTION refuse_event_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'Security events are append-only: % is refused', tg_op
          using errcode = 'restrict_violation'; end $$;

CREATE FUNCTION refuse_history_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'History is append-only: % on % is refused', tg_op, tg_table_name
        using errcode = 'restrict_violation'; end $$;

CREATE FUNCTION refuse_journal_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'The journal is append-only: % on % is refused', tg_op, tg_table_name
          using errcode = 'restrict_violation'; end $$;

CREATE FUNCTION take_trade_from_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
          insert into hour_changes
          select 'trades', office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency,
            0, 0, -old_minor, -new_minor
          from trades where office_id = new.office_id and id = new.trade_id;
          return null;
        end $$;

CREATE TABLE agencies (
    office_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    postal_code text NOT NULL,
    country_code text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    lat double precision NOT NULL,
    lon double precision NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    archived_by uuid,
    search_text text GENERATED ALWAYS AS (fold_for_search(((((((((name || ' '::text) || city) || ' '::text) || address) || ' '::text) || email) || ' '::text) || phone))) STORED NOT NULL
);

CREATE TABLE audit_entries (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    user_id uuid,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id text NOT NULL,
    office_id uuid,
    country_code text,
    before jsonb,
    after jsonb,
    chain_number bigint NOT NULL,
    chain_hash text NOT NULL,
    CONSTRAINT audit_entries_action_check CHECK ((action = ANY (ARRAY['CREATE'::text, 'UPDATE'::text, 'DELETE'::text])))
);

CREATE TABLE balance_limits (
    office_id uuid NOT NULL,
    currency text NOT NULL,
    limit_minor bigint,
    is_low boolean DEFAULT false NOT NULL,
    rung integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE balances (
    office_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    spent_minor numeric DEFAULT 0 NOT NULL,
    CONSTRAINT balances_amount_minor_check CHECK ((amount_minor >= 0))
);

CREATE TABLE books_checks (
    id integer NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    faults integer NOT NULL,
    CONSTRAINT books_checks_id_check CHECK ((id = 1))
);

CREATE TABLE bulk_changes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    action jsonb NOT NULL,
    total integer NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL,
    done_to bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone
);

CREATE TABLE bulk_rows (
    bulk_id uuid NOT NULL,
    record_id bigint NOT NULL,
    refusal jsonb
);

CREATE TABLE chain_heads (
    chain text NOT NULL,
    office_id uuid NOT NULL,
    number bigint NOT NULL,
    hash text NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE collection_media (
    office_id uuid NOT NULL,
    collection_id bigint NOT NULL,
    id uuid NOT NULL,
    object_key text NOT NULL,
    file_name text NOT NULL,
    content_type text NOT NULL,
    byte_size bigint,
    uploader_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    stored_at timestamp with time zone,
    url_secret text DEFAULT (gen_random_uuid())::text NOT NULL
);

CREATE TABLE collection_notes (
    office_id uuid NOT NULL,
    collection_id bigint NOT NULL,
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    author_role text NOT NULL,
    note text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE collections (
    office_id uuid NOT NULL,
    id bigint NOT NULL,
    agency_id uuid NOT NULL,
    collector_id uuid NOT NULL,
    status text DEFAULT 'UNCOLLECTED'::text NOT NULL,
    scheduled_at timestamp with time zone NOT NULL,
    collected_at timestamp with time zone,
    scheduled_minor bigint NOT NULL,
    collected_minor bigint,
    currency text NOT NULL,
    alert_two_hours_before boolean DEFAULT false NOT NULL,
    alert_day_before boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    has_time boolean DEFAULT false NOT NULL,
    round_position integer,
    recorded_by uuid,
    issue_open boolean DEFAULT false NOT NULL,
    amount_reason text,
    series_id uuid,
    occurrence_date date,
    is_detached boolean DEFAULT false NOT NULL,
    moved_for text,
    booked_at timestamp with time zone,
    clock_wrong boolean DEFAULT false NOT NULL,
    CONSTRAINT collections_check CHECK (((status = ANY (ARRAY['COLLECTED'::text, 'COLLECTED_WITH_ISSUES'::text])) = (collected_minor IS NOT NULL))),
    CONSTRAINT collections_check1 CHECK (((collected_at IS NULL) = (collected_minor IS NULL))),
    CONSTRAINT collections_collected_minor_check CHECK ((collected_minor >= 0)),
    CONSTRAINT collections_round_position_check CHECK (((round_position >= 1) AND (round_position <= 999))),
    CONSTRAINT collections_scheduled_minor_check CHECK ((scheduled_minor >= 0)),
    CONSTRAINT collections_status_check CHECK ((status = ANY (ARRAY['UNCOLLECTED'::text, 'UNCOLLECTED_WITH_ISSUES'::text, 'COLLECTED'::text, 'COLLECTED_WITH_ISSUES'::text])))
);

ALTER TABLE collections ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME collections_id_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE collector_sums (
    office_id uuid NOT NULL,
    collector_id uuid NOT NULL,
    currency text NOT NULL,
    rows bigint NOT NULL,
    collected_rows bigint NOT NULL,
    scheduled_minor numeric NOT NULL,
    collected_minor numeric NOT NULL
);

CREATE VIEW collector_counts AS
 SELECT collector_sums.office_id,
    collector_sums.collector_id,
    (sum(collector_sums.rows))::bigint AS total,
    (sum(collector_sums.collected_rows))::bigint AS collected
   FROM collector_sums
  GROUP BY collector_sums.office_id, collector_sums.collector_id;

CREATE TABLE hour_changes (
    list text NOT NULL,
    office_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    part text NOT NULL,
    currency text NOT NULL,
    rows bigint NOT NULL,
    settled_rows bigint NOT NULL,
    first_minor numeric NOT NULL,
    second_minor numeric NOT NULL
);

ALTER TABLE ONLY hour_changes REPLICA IDENTITY FULL;

CREATE TABLE hour_scopes (
    list text NOT NULL,
    scope text NOT NULL
);

CREATE TABLE hour_sums (
    list text NOT NULL,
    scope text NOT NULL,
    slot smallint NOT NULL,
    hour timestamp with time zone NOT NULL,
    part text NOT NULL,
    currency text NOT NULL,
    rows bigint NOT NULL,
    settled_rows bigint NOT NULL,
    first_minor bigint NOT NULL,
    second_minor bigint NOT NULL
);

CREATE TABLE idempotency_keys (
    actor text NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    etag text,
    body text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE import_rows (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    cells jsonb NOT NULL,
    kind text DEFAULT 'unread'::text NOT NULL,
    record_id text,
    record_version integer,
    changes jsonb,
    problems jsonb,
    before jsonb,
    outcome text,
    understood jsonb,
    warnings jsonb
);

CREATE TABLE imports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    office_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    time_zone text NOT NULL,
    secret text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    titles jsonb,
    fields jsonb,
    pass integer DEFAULT 0 NOT NULL,
    total integer,
    counts jsonb,
    hash text,
    taken jsonb,
    chosen integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL,
    undone integer DEFAULT 0 NOT NULL,
    kept integer DEFAULT 0 NOT NULL,
    done_to integer DEFAULT 0 NOT NULL,
    undone_to integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    encoding text,
    bytes bigint DEFAULT 0 NOT NULL,
    facts jsonb,
    header_row integer DEFAULT 0 NOT NULL
);

CREATE TABLE inbox_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    cause text NOT NULL,
    entity text,
    entity_id text,
    office_id uuid,
    params jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    done_at timestamp with time zone,
    snoozed_until timestamp with time zone
);

CREATE TABLE inbox_settings (
    user_id uuid NOT NULL,
    daily_mail boolean NOT NULL,
    mailed_on text
);

CREATE TABLE invitation_mails (
    address_hash text NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE jobs (
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    run_at timestamp with time zone NOT NULL,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    done_at timestamp with time zone,
    last_error text
);

ALTER TABLE jobs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE journal_entries (
    office_id uuid NOT NULL,
    number bigint NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    user_id uuid NOT NULL,
    collection_id bigint,
    trade_id bigint,
    transaction_id uuid,
    corrects_number bigint,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    reason text,
    CONSTRAINT journal_entries_kind_check CHECK ((kind = ANY (ARRAY['FLOAT'::text, 'EXPENSE'::text, 'TRADE'::text, 'COLLECTION'::text, 'CORRECTION'::text, 'REVERSAL'::text])))
);

CREATE TABLE journal_heads (
    office_id uuid NOT NULL,
    number bigint NOT NULL,
    hash text NOT NULL,
    trade_count bigint DEFAULT 0 NOT NULL
);

CREATE TABLE list_changes (
    office_id uuid NOT NULL,
    list text NOT NULL,
    version bigint NOT NULL,
    record_id uuid NOT NULL,
    raised_at timestamp with time zone NOT NULL
);

CREATE TABLE list_versions (
    office_id uuid NOT NULL,
    list text NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    raised_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE list_views (
    id uuid NOT NULL,
    list text NOT NULL,
    owner_id uuid NOT NULL,
    office_id uuid,
    name text NOT NULL,
    query text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE login_attempts (
    id uuid NOT NULL,
    account text NOT NULL,
    address text NOT NULL,
    attempted_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE office_closures (
    office_id uuid NOT NULL,
    id uuid NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    reason text NOT NULL,
    holiday text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    CONSTRAINT office_closures_check CHECK ((last_day >= first_day))
);

CREATE TABLE offices (
    id uuid NOT NULL,
    name text NOT NULL,
    city text NOT NULL,
    country_code text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    search_text text GENERATED ALWAYS AS (fold_for_search(((name || ' '::text) || city))) STORED NOT NULL,
    archived_by uuid
);

CREATE TABLE one_time_tokens (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['INVITATION'::text, 'RESET'::text])))
);

CREATE TABLE pick_up_series (
    office_id uuid NOT NULL,
    id uuid NOT NULL,
    agency_id uuid NOT NULL,
    collector_id uuid,
    rrule text NOT NULL,
    start_date date NOT NULL,
    local_time text,
    scheduled_minor bigint NOT NULL,
    currency text NOT NULL,
    alert_day_before boolean DEFAULT false NOT NULL,
    holiday_rule text NOT NULL,
    until date,
    is_paused boolean DEFAULT false NOT NULL,
    made_to date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    CONSTRAINT pick_up_series_holiday_rule_check CHECK ((holiday_rule = ANY (ARRAY['SKIP'::text, 'BEFORE'::text, 'AFTER'::text, 'KEEP'::text]))),
    CONSTRAINT pick_up_series_local_time_check CHECK ((local_time ~ '^[0-2][0-9]:[0-5][0-9]$'::text)),
    CONSTRAINT pick_up_series_scheduled_minor_check CHECK ((scheduled_minor >= 0))
);

CREATE TABLE recordings (
    office_id uuid NOT NULL,
    id uuid NOT NULL,
    collection_id bigint NOT NULL,
    recorded_by uuid NOT NULL,
    content_hash text NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE remote_decisions (
    remote text NOT NULL,
    version text NOT NULL,
    decision text NOT NULL,
    share double precision,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT remote_decisions_decision_check CHECK ((decision = ANY (ARRAY['demoted'::text, 'kept'::text, 'share'::text]))),
    CONSTRAINT remote_decisions_share_check CHECK (((share >= (0)::double precision) AND (share <= (100)::double precision)))
);

CREATE TABLE remote_failures (
    remote text NOT NULL,
    version text NOT NULL,
    reason text NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    reports integer DEFAULT 1 NOT NULL
);

CREATE TABLE remote_limits (
    remote text NOT NULL,
    percent double precision NOT NULL,
    views integer NOT NULL,
    people integer NOT NULL,
    notify text,
    CONSTRAINT remote_limits_people_check CHECK ((people >= 3))
);

CREATE TABLE remote_uses (
    remote text NOT NULL,
    version text NOT NULL,
    hour timestamp with time zone NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    people integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    load integer[] NOT NULL,
    lcp integer[] NOT NULL,
    inp integer[] NOT NULL,
    cls integer[] NOT NULL
);

CREATE TABLE remote_witnesses (
    remote text NOT NULL,
    version text NOT NULL,
    witness text NOT NULL,
    reason text NOT NULL,
    instead text,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE row_counts (
    office_id uuid NOT NULL,
    list text NOT NULL,
    rows bigint NOT NULL
);

CREATE TABLE security_events (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    outcome text NOT NULL,
    person_id uuid,
    user_id uuid,
    office_id uuid,
    country_code text,
    address text,
    request_id text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    chain_number bigint NOT NULL,
    chain_hash text NOT NULL,
    CONSTRAINT security_events_outcome_check CHECK ((outcome = ANY (ARRAY['SUCCESS'::text, 'FAILURE'::text])))
);

CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    epoch integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    CONSTRAINT sessions_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)))
);

CREATE TABLE signing_keys (
    id text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    retired_at timestamp with time zone
);

CREATE TABLE suppliers (
    id uuid NOT NULL,
    office_id uuid,
    country_code text,
    name text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    archived_by uuid,
    search_text text GENERATED ALWAYS AS (fold_for_search(name)) STORED NOT NULL
);

CREATE TABLE trade_counts (
    currency text NOT NULL,
    office_id uuid NOT NULL,
    rows bigint NOT NULL
);

CREATE TABLE trades (
    office_id uuid NOT NULL,
    id bigint NOT NULL,
    old_minor bigint NOT NULL,
    old_currency text NOT NULL,
    new_minor bigint NOT NULL,
    new_currency text NOT NULL,
    rate numeric(20,8) NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT trades_check CHECK ((old_currency <> new_currency)),
    CONSTRAINT trades_new_minor_check CHECK ((new_minor > 0)),
    CONSTRAINT trades_old_minor_check CHECK ((old_minor > 0)),
    CONSTRAINT trades_rate_check CHECK ((rate > (0)::numeric))
);

ALTER TABLE trades ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME trades_id_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE transactions (
    office_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    description text NOT NULL,
    supplier_id uuid,
    occurred_at timestamp with time zone NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT transactions_check CHECK (((kind = 'FLOAT'::text) = (amount_minor > 0))),
    CONSTRAINT transactions_kind_check CHECK ((kind = ANY (ARRAY['EXPENSE'::text, 'FLOAT'::text])))
);

CREATE TABLE transfers (
    office_id uuid NOT NULL,
    entry_number bigint NOT NULL,
    "position" integer NOT NULL,
    currency text NOT NULL,
    from_account text NOT NULL,
    to_account text NOT NULL,
    amount_minor bigint NOT NULL,
    cash_after_minor bigint NOT NULL,
    CONSTRAINT transfers_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT transfers_check CHECK ((from_account <> to_account)),
    CONSTRAINT transfers_from_account_check CHECK ((from_account = ANY (ARRAY['CASH'::text, 'COLLECTIONS'::text, 'EXPENSES'::text, 'EXCHANGE'::text, 'FLOAT'::text, 'DIFFERENCES'::text]))),
    CONSTRAINT transfers_to_account_check CHECK ((to_account = ANY (ARRAY['CASH'::text, 'COLLECTIONS'::text, 'EXPENSES'::text, 'EXCHANGE'::text, 'FLOAT'::text, 'DIFFERENCES'::text])))
);

CREATE TABLE users (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    phone text,
    password_hash text,
    role text NOT NULL,
    country_code text,
    office_id uuid,
    verified boolean DEFAULT false NOT NULL,
    session_epoch integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    language text,
    held boolean DEFAULT false NOT NULL,
    archived_by uuid,
    search_name text GENERATED ALWAYS AS (fold_for_search(name)) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (fold_for_search(((((name || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)))) STORED NOT NULL,
    CONSTRAINT users_check CHECK (((role <> 'ADMIN'::text) OR (country_code IS NOT NULL))),
    CONSTRAINT users_check1 CHECK (((role <> ALL (ARRAY['OFFICEMANAGER'::text, 'COLLECTOR'::text])) OR (office_id IS NOT NULL))),
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'ar'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['SUPERADMIN'::text, 'ADMIN'::text, 'OFFICEMANAGER'::text, 'COLLECTOR'::text])))
);

CREATE TABLE view_choices (
    user_id uuid NOT NULL,
    list text NOT NULL,
    view_id uuid NOT NULL
);

ALTER TABLE ONLY agencies ADD CONSTRAINT agencies_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY audit_entries ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY balance_limits ADD CONSTRAINT balance_limits_pkey PRIMARY KEY (office_id, currency);

ALTER TABLE ONLY balances ADD CONSTRAINT balances_pkey PRIMARY KEY (office_id, currency);

ALTER TABLE ONLY books_checks ADD CONSTRAINT books_checks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY bulk_changes ADD CONSTRAINT bulk_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY bulk_rows ADD CONSTRAINT bulk_rows_pkey PRIMARY KEY (bulk_id, record_id);

ALTER TABLE ONLY chain_heads ADD CONSTRAINT chain_heads_pkey PRIMARY KEY (chain, office_id);

ALTER TABLE ONLY collection_media ADD CONSTRAINT collection_media_pkey PRIMARY KEY (office_id, collection_id, id);

ALTER TABLE ONLY collection_notes ADD CONSTRAINT collection_notes_pkey PRIMARY KEY (office_id, collection_id, id);

ALTER TABLE ONLY collections ADD CONSTRAINT collections_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY collector_sums ADD CONSTRAINT collector_sums_pkey PRIMARY KEY (office_id, collector_id, currency);

ALTER TABLE ONLY hour_scopes ADD CONSTRAINT hour_scopes_pkey PRIMARY KEY (list, scope);

ALTER TABLE ONLY hour_sums ADD CONSTRAINT hour_sums_pkey PRIMARY KEY (list, scope, slot, hour, part, currency);

ALTER TABLE ONLY idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (actor, key);

ALTER TABLE ONLY import_rows ADD CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, "row");

ALTER TABLE ONLY imports ADD CONSTRAINT imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY inbox_items ADD CONSTRAINT inbox_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY inbox_items ADD CONSTRAINT inbox_items_user_id_cause_key UNIQUE (user_id, cause);

ALTER TABLE ONLY inbox_settings ADD CONSTRAINT inbox_settings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY jobs ADD CONSTRAINT jobs_kind_key_key UNIQUE (kind, key);

ALTER TABLE ONLY jobs ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_corrects_number_key UNIQUE (office_id, corrects_number);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_pkey PRIMARY KEY (office_id, number);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_reference_office_id_key UNIQUE (reference, office_id);

ALTER TABLE ONLY journal_heads ADD CONSTRAINT journal_heads_pkey PRIMARY KEY (office_id);

ALTER TABLE ONLY list_changes ADD CONSTRAINT list_changes_pkey PRIMARY KEY (office_id, list, version);

ALTER TABLE ONLY list_versions ADD CONSTRAINT list_versions_pkey PRIMARY KEY (office_id, list);

ALTER TABLE ONLY list_views ADD CONSTRAINT list_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY login_attempts ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY office_closures ADD CONSTRAINT office_closures_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY offices ADD CONSTRAINT offices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY one_time_tokens ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY pick_up_series ADD CONSTRAINT pick_up_series_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY recordings ADD CONSTRAINT recordings_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY remote_decisions ADD CONSTRAINT remote_decisions_pkey PRIMARY KEY (remote, version);

ALTER TABLE ONLY remote_failures ADD CONSTRAINT remote_failures_pkey PRIMARY KEY (remote, version, reason);

ALTER TABLE ONLY remote_limits ADD CONSTRAINT remote_limits_pkey PRIMARY KEY (remote);

ALTER TABLE ONLY remote_uses ADD CONSTRAINT remote_uses_pkey PRIMARY KEY (remote, version, hour);

ALTER TABLE ONLY remote_witnesses ADD CONSTRAINT remote_witnesses_pkey PRIMARY KEY (remote, version, witness);

ALTER TABLE ONLY row_counts ADD CONSTRAINT row_counts_pkey PRIMARY KEY (office_id, list);

ALTER TABLE ONLY security_events ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY signing_keys ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY suppliers ADD CONSTRAINT suppliers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trade_counts ADD CONSTRAINT trade_counts_pkey PRIMARY KEY (currency, office_id);

ALTER TABLE ONLY trades ADD CONSTRAINT trades_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY transactions ADD CONSTRAINT transactions_pkey PRIMARY KEY (office_id, id);

ALTER TABLE ONLY transfers ADD CONSTRAINT transfers_pkey PRIMARY KEY (office_id, entry_number, "position");

ALTER TABLE ONLY users ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY view_choices ADD CONSTRAINT view_choices_pkey PRIMARY KEY (user_id, list);

CREATE INDEX agencies_archived ON agencies USING btree (office_id) WHERE (archived_by IS NOT NULL);

CREATE INDEX agencies_by_beginning ON agencies USING btree ("left"(search_text, 100) text_pattern_ops) WHERE (archived_at IS NULL);

CREATE INDEX agencies_by_folded_name ON agencies USING btree (office_id, "left"(fold_for_search(name), 100));

CREATE INDEX agencies_by_id ON agencies USING btree (id);

CREATE INDEX agencies_by_name ON agencies USING btree (office_id, name COLLATE "und-x-icu", id) WHERE (archived_at IS NULL);

CREATE INDEX agencies_of_all_offices_by_name ON agencies USING btree (name COLLATE "und-x-icu", id) WHERE (archived_at IS NULL);

CREATE INDEX audit_entries_by_entity ON audit_entries USING btree (entity, entity_id, at DESC, id DESC) INCLUDE (office_id, country_code);

CREATE INDEX audit_entries_in_chain ON audit_entries USING btree (office_id, chain_number);

CREATE INDEX bulk_rows_refused ON bulk_rows USING btree (bulk_id, record_id) WHERE (refusal IS NOT NULL);

CREATE INDEX collection_media_by_id ON collection_media USING btree (id);

CREATE INDEX collections_by_agency ON collections USING btree (office_id, agency_id);

CREATE INDEX collections_by_amount ON collections USING btree (office_id, currency, scheduled_minor, id) WHERE (archived_at IS NULL);

CREATE INDEX collections_by_collected ON collections USING btree (office_id, collected_at) INCLUDE (scheduled_at, currency, scheduled_minor, collected_minor) WHERE ((archived_at IS NULL) AND (collected_at IS NOT NULL));

CREATE INDEX collections_by_collector ON collections USING btree (office_id, collector_id, scheduled_at DESC, id DESC) INCLUDE (currency, collected_minor, scheduled_minor) WHERE (archived_at IS NULL);

CREATE INDEX collections_by_date ON collections USING btree (office_id, scheduled_at DESC, id DESC) INCLUDE (currency, collected_minor, scheduled_minor) WHERE (archived_at IS NULL);

CREATE INDEX collections_by_id ON collections USING btree (id);

CREATE INDEX collections_in_rounds ON collections USING btree (office_id, round_position, scheduled_at, id) WHERE (archived_at IS NULL);

CREATE INDEX collections_of_all_offices_by_collected ON collections USING btree (collected_at) INCLUDE (office_id, scheduled_at, currency, scheduled_minor, collected_minor) WHERE ((archived_at IS NULL) AND (collected_at IS NOT NULL));

CREATE INDEX collections_of_all_offices_by_date ON collections USING btree (scheduled_at DESC, id DESC) INCLUDE (office_id, status, currency, collected_minor, scheduled_minor) WHERE (archived_at IS NULL);

CREATE INDEX collections_of_all_offices_collected ON collections USING btree (scheduled_at DESC, id DESC) INCLUDE (office_id, status, collected_at) WHERE ((archived_at IS NULL) AND (collected_at IS NOT NULL));

CREATE INDEX collections_of_all_offices_in_rounds ON collections USING btree (round_position, scheduled_at, id) INCLUDE (office_id) WHERE (archived_at IS NULL);

CREATE INDEX collections_of_all_offices_open ON collections USING btree (scheduled_at DESC, id DESC) INCLUDE (office_id) WHERE ((archived_at IS NULL) AND (status = 'UNCOLLECTED'::text));

CREATE INDEX collections_of_all_offices_with_issues ON collections USING btree (scheduled_at DESC, id DESC) INCLUDE (office_id) WHERE ((archived_at IS NULL) AND (status = ANY (ARRAY['COLLECTED_WITH_ISSUES'::text, 'UNCOLLECTED_WITH_ISSUES'::text])));

CREATE UNIQUE INDEX collections_of_series ON collections USING btree (office_id, series_id, occurrence_date) WHERE ((series_id IS NOT NULL) AND (occurrence_date IS NOT NULL));

CREATE INDEX collections_open ON collections USING btree (office_id, scheduled_at) WHERE ((archived_at IS NULL) AND (status = 'UNCOLLECTED'::text));

CREATE INDEX collections_with_issues ON collections USING btree (office_id, scheduled_at DESC, id DESC) WHERE ((archived_at IS NULL) AND (status = ANY (ARRAY['COLLECTED_WITH_ISSUES'::text, 'UNCOLLECTED_WITH_ISSUES'::text])));

CREATE INDEX collections_with_open_issue ON collections USING btree (office_id, scheduled_at) WHERE ((archived_at IS NULL) AND issue_open);

CREATE INDEX hour_sums_of_nothing ON hour_sums USING btree (list) WHERE ((rows = 0) AND (settled_rows = 0));

CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

CREATE INDEX import_rows_by_kind ON import_rows USING btree (import_id, kind, "row");

CREATE INDEX import_rows_by_outcome ON import_rows USING btree (import_id, outcome, "row") WHERE (outcome IS NOT NULL);

CREATE INDEX import_rows_with_warnings ON import_rows USING btree (import_id, "row") WHERE (warnings IS NOT NULL);

CREATE INDEX imports_by_age ON imports USING btree (created_at);

CREATE INDEX imports_of_office ON imports USING btree (office_id, kind, created_at);

CREATE INDEX imports_of_person ON imports USING btree (user_id, created_at);

CREATE INDEX inbox_items_by_change ON inbox_items USING btree (changed_at);

CREATE INDEX inbox_items_of_office ON inbox_items USING btree (kind, office_id) WHERE (done_at IS NULL);

CREATE INDEX inbox_items_of_person ON inbox_items USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX inbox_items_of_record ON inbox_items USING btree (entity, entity_id) WHERE (done_at IS NULL);

CREATE INDEX inbox_items_open ON inbox_items USING btree (user_id, created_at DESC, id DESC) WHERE (done_at IS NULL);

CREATE INDEX invitation_mails_by_address ON invitation_mails USING btree (address_hash, sent_at);

CREATE INDEX jobs_due ON jobs USING btree (kind, run_at) WHERE (done_at IS NULL);

CREATE INDEX jobs_failing ON jobs USING btree (id) WHERE ((done_at IS NULL) AND (attempts >= 5));

CREATE INDEX journal_entries_by_collection ON journal_entries USING btree (office_id, collection_id, number) WHERE (collection_id IS NOT NULL);

CREATE INDEX journal_entries_by_date ON journal_entries USING btree (office_id, booked_at DESC, number DESC);

CREATE INDEX journal_entries_of_money_book ON journal_entries USING btree (office_id, booked_at DESC, number DESC) WHERE (trade_id IS NULL);

CREATE INDEX journal_entries_reversing_trades ON journal_entries USING btree (office_id, trade_id) WHERE ((kind = 'REVERSAL'::text) AND (trade_id IS NOT NULL));

CREATE INDEX list_versions_by_list ON list_versions USING btree (list);

CREATE INDEX list_versions_by_time ON list_versions USING btree (raised_at);

CREATE INDEX list_views_own ON list_views USING btree (owner_id) WHERE (office_id IS NULL);

CREATE INDEX list_views_shared ON list_views USING btree (office_id) WHERE (office_id IS NOT NULL);

CREATE INDEX login_attempts_by_account ON login_attempts USING btree (account, attempted_at);

CREATE INDEX login_attempts_by_address ON login_attempts USING btree (address, attempted_at);

CREATE INDEX login_attempts_by_age ON login_attempts USING btree (attempted_at);

CREATE INDEX office_closures_by_day ON office_closures USING btree (office_id, last_day, first_day) WHERE (archived_at IS NULL);

CREATE INDEX office_closures_by_id ON office_closures USING btree (id);

CREATE INDEX offices_by_country ON offices USING btree (country_code, lower(name), id) WHERE (archived_at IS NULL);

CREATE INDEX offices_of_country ON offices USING btree (country_code, id);

CREATE INDEX one_time_tokens_by_age ON one_time_tokens USING btree (expires_at);

CREATE INDEX one_time_tokens_by_user ON one_time_tokens USING btree (user_id, purpose);

CREATE INDEX pick_up_series_by_agency ON pick_up_series USING btree (office_id, agency_id);

CREATE INDEX pick_up_series_by_id ON pick_up_series USING btree (id);

CREATE INDEX pick_up_series_to_make ON pick_up_series USING btree (made_to);

CREATE INDEX remote_uses_by_hour ON remote_uses USING btree (hour);

CREATE INDEX row_counts_by_list ON row_counts USING btree (list);

CREATE INDEX security_events_by_address ON security_events USING btree (address, kind, at DESC);

CREATE INDEX security_events_by_country ON security_events USING btree (country_code, at DESC, id DESC);

CREATE INDEX security_events_by_person ON security_events USING btree (person_id, at DESC, id DESC);

CREATE INDEX security_events_by_time ON security_events USING btree (at DESC, id DESC);

CREATE INDEX security_events_by_user ON security_events USING btree (user_id, at DESC, id DESC);

CREATE INDEX security_events_in_chain ON security_events USING btree (office_id, chain_number);

CREATE INDEX sessions_by_age ON sessions USING btree (created_at);

CREATE INDEX sessions_by_user ON sessions USING btree (user_id, created_at);

CREATE INDEX suppliers_archived ON suppliers USING btree (office_id) WHERE (archived_by IS NOT NULL);

CREATE INDEX suppliers_by_beginning ON suppliers USING btree ("left"(search_text, 100) text_pattern_ops) WHERE (archived_at IS NULL);

CREATE INDEX suppliers_by_office ON suppliers USING btree (office_id, lower(name), id) WHERE (archived_at IS NULL);

CREATE INDEX suppliers_of_all_offices_by_name ON suppliers USING btree (name COLLATE "und-x-icu", id) WHERE (archived_at IS NULL);

CREATE INDEX suppliers_of_an_office_by_name ON suppliers USING btree (office_id, name COLLATE "und-x-icu", id) WHERE (archived_at IS NULL);

CREATE INDEX trades_by_amount ON trades USING btree (office_id, old_currency, old_minor, id);

CREATE INDEX trades_by_date ON trades USING btree (office_id, created_at DESC, id DESC);

CREATE INDEX trades_by_id ON trades USING btree (id);

CREATE INDEX trades_by_new_currency ON trades USING btree (office_id, new_currency, created_at DESC, id DESC);

CREATE INDEX trades_by_old_currency ON trades USING btree (office_id, old_currency, created_at DESC, id DESC);

CREATE INDEX trades_by_pair ON trades USING btree (office_id, old_currency, new_currency, created_at DESC, id DESC);

CREATE INDEX trades_of_all_offices_by_date ON trades USING btree (created_at DESC, id DESC) INCLUDE (office_id);

CREATE INDEX trades_of_all_offices_by_new_currency ON trades USING btree (new_currency, created_at DESC, id DESC);

CREATE INDEX trades_of_all_offices_by_old_currency ON trades USING btree (old_currency, created_at DESC, id DESC);

CREATE INDEX transactions_by_id ON transactions USING btree (id);

CREATE INDEX transactions_by_supplier ON transactions USING btree (supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX transfers_by_amount ON transfers USING btree (office_id, currency, (
CASE
    WHEN (to_account = 'CASH'::text) THEN amount_minor
    ELSE (- amount_minor)
END), entry_number) WHERE ("position" = 0);

CREATE INDEX transfers_of_money_book_by_amount ON transfers USING btree (office_id, currency, (
CASE
    WHEN (to_account = 'CASH'::text) THEN amount_minor
    ELSE (- amount_minor)
END), entry_number) WHERE (("position" = 0) AND (from_account <> 'EXCHANGE'::text) AND (to_account <> 'EXCHANGE'::text));

CREATE INDEX users_archived ON users USING btree (office_id) WHERE (archived_by IS NOT NULL);

CREATE INDEX users_by_office ON users USING btree (office_id, role, lower(name), id) WHERE (archived_at IS NULL);

CREATE INDEX users_by_role ON users USING btree (role, country_code, lower(name), id) WHERE (archived_at IS NULL);

CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE ((archived_at IS NULL) AND (NOT held));

CREATE INDEX users_of_all_offices_by_name ON users USING btree (name COLLATE "und-x-icu", id) WHERE (archived_at IS NULL);

CREATE INDEX view_choices_view ON view_choices USING btree (view_id);

CREATE TRIGGER agencies_counted_when_added AFTER INSERT ON agencies REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_rows();

CREATE TRIGGER agencies_counted_when_archived AFTER UPDATE OF archived_at ON agencies FOR EACH ROW WHEN (((old.archived_at IS NULL) <> (new.archived_at IS NULL))) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER agencies_counted_when_deleted AFTER DELETE ON agencies FOR EACH ROW WHEN ((old.archived_at IS NULL)) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();

CREATE TRIGGER audit_entries_chained BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION chain_row();

CREATE TRIGGER collections_counted_for_their_collector_when_added AFTER INSERT ON collections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_work();

CREATE TRIGGER collections_counted_for_their_collector_when_changed AFTER UPDATE OF collector_id, currency, scheduled_minor, collected_minor, archived_at ON collections FOR EACH ROW WHEN ((((((old.collector_id IS DISTINCT FROM new.collector_id) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.scheduled_minor IS DISTINCT FROM new.scheduled_minor)) OR (old.collected_minor IS DISTINCT FROM new.collected_minor)) OR ((old.archived_at IS NULL) IS DISTINCT FROM (new.archived_at IS NULL)))) EXECUTE FUNCTION count_changed_work();

CREATE TRIGGER collections_counted_for_their_collector_when_deleted AFTER DELETE ON collections FOR EACH ROW WHEN ((old.archived_at IS NULL)) EXECUTE FUNCTION count_changed_work();

CREATE TRIGGER collections_counted_when_added AFTER INSERT ON collections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_rows();

CREATE TRIGGER collections_counted_when_archived AFTER UPDATE OF archived_at ON collections FOR EACH ROW WHEN (((old.archived_at IS NULL) <> (new.archived_at IS NULL))) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER collections_counted_when_deleted AFTER DELETE ON collections FOR EACH ROW WHEN ((old.archived_at IS NULL)) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER collections_in_hours_when_added AFTER INSERT ON collections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_collections_to_hours();

CREATE TRIGGER collections_in_hours_when_changed AFTER UPDATE OF office_id, scheduled_at, status, currency, scheduled_minor, collected_minor, archived_at ON collections FOR EACH ROW WHEN ((((((((old.office_id IS DISTINCT FROM new.office_id) OR (old.scheduled_at IS DISTINCT FROM new.scheduled_at)) OR (old.status IS DISTINCT FROM new.status)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.scheduled_minor IS DISTINCT FROM new.scheduled_minor)) OR (old.collected_minor IS DISTINCT FROM new.collected_minor)) OR ((old.archived_at IS NULL) IS DISTINCT FROM (new.archived_at IS NULL)))) EXECUTE FUNCTION change_collection_in_hours();

CREATE TRIGGER collections_in_hours_when_deleted AFTER DELETE ON collections FOR EACH ROW WHEN ((old.archived_at IS NULL)) EXECUTE FUNCTION change_collection_in_hours();

CREATE TRIGGER journal_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journal_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();

CREATE TRIGGER journal_entries_open_office AFTER INSERT ON journal_entries REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_office();

CREATE TRIGGER journal_heads_never_fall BEFORE UPDATE ON journal_heads FOR EACH ROW WHEN (((new.number < old.number) OR (new.office_id <> old.office_id))) EXECUTE FUNCTION refuse_history_change();

CREATE TRIGGER journal_heads_stay BEFORE DELETE OR TRUNCATE ON journal_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();

CREATE TRIGGER offices_in_hours_when_moved AFTER UPDATE OF country_code ON offices FOR EACH ROW WHEN ((old.country_code <> new.country_code)) EXECUTE FUNCTION forget_hours_of_countries();

CREATE TRIGGER quarters_in_months_when_added AFTER INSERT ON hour_sums REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION add_quarters_to_months();

CREATE TRIGGER quarters_in_months_when_changed AFTER UPDATE ON hour_sums REFERENCING OLD TABLE AS replaced NEW TABLE AS changed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION change_quarters_in_months();

CREATE TRIGGER security_events_append_only BEFORE UPDATE OR TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();

CREATE TRIGGER security_events_chained BEFORE INSERT ON security_events FOR EACH ROW EXECUTE FUNCTION chain_row();

CREATE TRIGGER security_events_kept BEFORE DELETE ON security_events FOR EACH ROW WHEN ((old.at > (now() - '30 days'::interval))) EXECUTE FUNCTION refuse_event_change();

CREATE TRIGGER suppliers_counted_when_added AFTER INSERT ON suppliers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_rows();

CREATE TRIGGER suppliers_counted_when_archived AFTER UPDATE OF archived_at ON suppliers FOR EACH ROW WHEN ((((old.archived_at IS NULL) <> (new.archived_at IS NULL)) AND (old.office_id IS NOT NULL))) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER suppliers_counted_when_deleted AFTER DELETE ON suppliers FOR EACH ROW WHEN (((old.archived_at IS NULL) AND (old.office_id IS NOT NULL))) EXECUTE FUNCTION count_changed_row();

CREATE TRIGGER trades_counted_when_added AFTER INSERT ON trades REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_trades();

CREATE TRIGGER trades_in_hours_when_added AFTER INSERT ON trades REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_trades_to_hours();

CREATE TRIGGER trades_in_hours_when_reversed AFTER INSERT ON journal_entries FOR EACH ROW WHEN (((new.kind = 'REVERSAL'::text) AND (new.trade_id IS NOT NULL))) EXECUTE FUNCTION take_trade_from_hours();

CREATE TRIGGER transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();

CREATE TRIGGER transfers_in_hours_when_added AFTER INSERT ON transfers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_entries_to_hours();

CREATE TRIGGER users_counted_when_added_or_deleted AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_changed_person();

CREATE TRIGGER users_counted_when_changed AFTER UPDATE OF office_id, role, archived_at ON users FOR EACH ROW WHEN (((old.office_id IS DISTINCT FROM new.office_id) OR (old.role <> new.role) OR ((old.archived_at IS NULL) <> (new.archived_at IS NULL)))) EXECUTE FUNCTION count_changed_person();

CREATE TRIGGER users_moved AFTER UPDATE OF role, office_id, country_code ON users FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.office_id IS DISTINCT FROM new.office_id) OR (old.country_code IS DISTINCT FROM new.country_code))) EXECUTE FUNCTION end_sessions_of_moved();

ALTER TABLE ONLY agencies ADD CONSTRAINT agencies_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY balance_limits ADD CONSTRAINT balance_limits_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY balances ADD CONSTRAINT balances_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY bulk_rows ADD CONSTRAINT bulk_rows_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bulk_changes(id) ON DELETE CASCADE;

ALTER TABLE ONLY collection_media ADD CONSTRAINT collection_media_office_id_collection_id_fkey FOREIGN KEY (office_id, collection_id) REFERENCES collections(office_id, id);

ALTER TABLE ONLY collection_media ADD CONSTRAINT collection_media_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES users(id);

ALTER TABLE ONLY collection_notes ADD CONSTRAINT collection_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);

ALTER TABLE ONLY collection_notes ADD CONSTRAINT collection_notes_office_id_collection_id_fkey FOREIGN KEY (office_id, collection_id) REFERENCES collections(office_id, id);

ALTER TABLE ONLY collections ADD CONSTRAINT collections_collector_id_fkey FOREIGN KEY (collector_id) REFERENCES users(id);

ALTER TABLE ONLY collections ADD CONSTRAINT collections_office_id_agency_id_fkey FOREIGN KEY (office_id, agency_id) REFERENCES agencies(office_id, id);

ALTER TABLE ONLY collections ADD CONSTRAINT collections_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY collections ADD CONSTRAINT collections_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id);

ALTER TABLE ONLY import_rows ADD CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY inbox_items ADD CONSTRAINT inbox_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY inbox_settings ADD CONSTRAINT inbox_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_collection_id_fkey FOREIGN KEY (office_id, collection_id) REFERENCES collections(office_id, id);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_corrects_number_fkey FOREIGN KEY (office_id, corrects_number) REFERENCES journal_entries(office_id, number);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_trade_id_fkey FOREIGN KEY (office_id, trade_id) REFERENCES trades(office_id, id);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_office_id_transaction_id_fkey FOREIGN KEY (office_id, transaction_id) REFERENCES transactions(office_id, id);

ALTER TABLE ONLY journal_entries ADD CONSTRAINT journal_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY journal_heads ADD CONSTRAINT journal_heads_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY list_views ADD CONSTRAINT list_views_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY list_views ADD CONSTRAINT list_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);

ALTER TABLE ONLY office_closures ADD CONSTRAINT office_closures_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY one_time_tokens ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY pick_up_series ADD CONSTRAINT pick_up_series_collector_id_fkey FOREIGN KEY (collector_id) REFERENCES users(id);

ALTER TABLE ONLY pick_up_series ADD CONSTRAINT pick_up_series_office_id_agency_id_fkey FOREIGN KEY (office_id, agency_id) REFERENCES agencies(office_id, id);

ALTER TABLE ONLY pick_up_series ADD CONSTRAINT pick_up_series_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY recordings ADD CONSTRAINT recordings_office_id_collection_id_fkey FOREIGN KEY (office_id, collection_id) REFERENCES collections(office_id, id);

ALTER TABLE ONLY recordings ADD CONSTRAINT recordings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id);

ALTER TABLE ONLY security_events ADD CONSTRAINT security_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);

ALTER TABLE ONLY security_events ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY suppliers ADD CONSTRAINT suppliers_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY trades ADD CONSTRAINT trades_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY trades ADD CONSTRAINT trades_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY transactions ADD CONSTRAINT transactions_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY transactions ADD CONSTRAINT transactions_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id);

ALTER TABLE ONLY transactions ADD CONSTRAINT transactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY transfers ADD CONSTRAINT transfers_office_id_entry_number_fkey FOREIGN KEY (office_id, entry_number) REFERENCES journal_entries(office_id, number);

ALTER TABLE ONLY users ADD CONSTRAINT users_office_id_fkey FOREIGN KEY (office_id) REFERENCES offices(id);

ALTER TABLE ONLY view_choices ADD CONSTRAINT view_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY view_choices ADD CONSTRAINT view_choices_view_id_fkey FOREIGN KEY (view_id) REFERENCES list_views(id) ON DELETE CASCADE;
