import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * What browsers saw of each version, one row an hour however many people there are: counts, and how many measured times
 * fell into which range. Besides it who met a failure lately (no name: a hash), and when a remote demotes itself.
 */
export const remoteUses: Migration = {
  name: '0025-remote-uses',
  up: (db) =>
    runStatements(db, [
      `create table remote_uses (
        remote text not null,
        version text not null,
        hour timestamptz not null,
        views int not null default 0,
        people int not null default 0,
        failures int not null default 0,
        load int[] not null,
        lcp int[] not null,
        inp int[] not null,
        cls int[] not null,
        primary key (remote, version, hour)
      )`,
      `create index remote_uses_by_hour on remote_uses (hour)`,
      `create table remote_witnesses (
        remote text not null,
        version text not null,
        witness text not null,
        reason text not null,
        instead text,
        at timestamptz not null default now(),
        primary key (remote, version, witness)
      )`,
      `create table remote_limits (
        remote text primary key,
        percent double precision not null,
        views int not null,
        people int not null check (people >= 3),
        notify text
      )`,
    ]),
};
