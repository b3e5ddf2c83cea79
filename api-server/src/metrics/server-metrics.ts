import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Connection } from '../database/database';
import { inTime } from '../database/in-time';
import type { PoolUse } from '../database/pool-use';
import type { Replica } from '../database/replica';
import type { Sharing } from '../database/fast';
import { watchReplica } from './watch-replica';
import { readSharedFacts, type SharedFacts } from './shared-facts.repository';

/** Remotes with their own label; others count as `other`, since any signed-in person may report any name. */
const MAX_REMOTE_LABELS = 200;
/** Metrics from memory are served even if the database is slow. */
const FACTS_TIMEOUT_MS = 2_000;

export interface ServerMetrics {
  registry: Registry;
  watchStreams: (open: () => number) => void;
  jobEnded: (kind: string, outcome: 'done' | 'failed') => void;
  transactionShared: (sharing: Sharing, calls: number) => void;
  securityEvent: (event: string, outcome: string) => void;
  remoteFailed: (remote: string, reason: string) => void;
  remoteShown: (remote: string, views: number) => void;
  refresh(): Promise<void>;
}

export interface MeasuredServer {
  connection: Connection;
  poolUse: () => PoolUse;
  replica?: Replica | undefined;
}

export function createServerMetrics({ connection, poolUse, replica }: MeasuredServer): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });

  watchPool(registry, poolUse);
  const showReplica = replica && watchReplica(registry, replica);
  const facts = sharedGauges(registry);
  const jobs = counter('comptoir_jobs_total', 'Jobs finished by this instance; kind mail counts mails', [
    'kind',
    'outcome',
  ]);
  const events = counter('comptoir_security_events_total', 'Security events recorded by this instance', [
    'event',
    'outcome',
  ]);
  const shared = counter(
    'comptoir_shared_transactions_total',
    'Trades and expenses by transaction: separate, shared, or separate after a shared one failed',
    ['transaction'],
  );
  // Starts counters at 0, so that rates include the first failure.
  for (const outcome of ['SUCCESS', 'FAILURE']) events.inc({ event: 'SIGN_IN', outcome }, 0);
  for (const outcome of ['done', 'failed']) jobs.inc({ kind: 'mail', outcome }, 0);
  const failures = counter('comptoir_remote_failures_total', 'Browser reports of remotes that failed to load', [
    'remote',
    'reason',
  ]);
  const views = counter('comptoir_remote_views_total', 'Views of remotes reported by browsers', ['remote']);
  const remotes = new Set<string>();
  const nameOf = (remote: string) => {
    if (remotes.size < MAX_REMOTE_LABELS) remotes.add(remote);
    return remotes.has(remote) ? remote : 'other';
  };

  return {
    registry,
    watchStreams: (open) => watch(registry, 'event_streams_open', 'Open streams of live changes', open),
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
    transactionShared: (transaction, calls) => shared.inc({ transaction }, calls),
    securityEvent: (event, outcome) => events.inc({ event, outcome }),
    remoteFailed: (remote, reason) => failures.inc({ remote: nameOf(remote), reason }),
    remoteShown: (remote, times) => views.inc({ remote: nameOf(remote) }, times),
    async refresh() {
      const [shared] = await Promise.all([inTime(FACTS_TIMEOUT_MS, readSharedFacts(connection)), showReplica?.()]);
      facts.show(shared);
    },
  };
}

function watchPool(registry: Registry, poolUse: () => PoolUse): void {
  const connections = new Gauge({
    name: 'comptoir_database_connections',
    help: 'Database connections of this instance by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { used, idle } = poolUse();
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
    },
  });
  registry.registerMetric(connections);
  watch(
    registry,
    'comptoir_database_connections_limit',
    'Limit of database connections of this instance',
    () => poolUse().limit,
  );
  watch(registry, 'comptoir_database_waiting', 'Requests waiting for a connection', () => poolUse().waiting);
}

function watch(registry: Registry, name: string, help: string, value: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(value());
    },
  });
  registry.registerMetric(gauge);
}

function sharedGauges(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('comptoir_database_up', '1 if the database answered these metrics within two seconds');
  const waiting = gauge('comptoir_jobs_waiting', 'Due jobs of all instances', ['kind']);
  const oldest = gauge('comptoir_jobs_oldest_seconds', 'Waiting time of the oldest due job', ['kind']);
  const failing = gauge('comptoir_jobs_failing', 'Failed jobs to be retried', ['kind']);
  const events = gauge('comptoir_webhook_events_waiting', 'Events that wait for webhooks that are on');
  const oldestEvent = gauge('comptoir_webhook_events_oldest_seconds', 'Age of the oldest event that waits');
  const off = gauge('comptoir_webhooks_off', 'Webhooks that the server switched off');
  const migration = gauge('comptoir_migration_version', 'Number of the last applied migration');
  const checked = gauge('comptoir_books_checked_timestamp_seconds', 'Time of the last "verify-books"; 0 if never');
  const faults = gauge('comptoir_books_faults', 'Faults found by the last "verify-books"');
  const demoted = gauge(
    'comptoir_remote_demoted_timestamp_seconds',
    'Time of the last demotion of a version of a remote',
    ['remote'],
  );
  return {
    show(facts: SharedFacts | undefined): void {
      up.set(facts ? 1 : 0);
      if (!facts) return;
      for (const { kind, ...job } of facts.jobs) {
        waiting.set({ kind }, job.waiting);
        oldest.set({ kind }, job.oldestSeconds);
        failing.set({ kind }, job.failing);
      }
      events.set(facts.webhooks.waiting);
      oldestEvent.set(facts.webhooks.oldestSeconds);
      off.set(facts.webhooks.off);
      migration.set(facts.migration);
      checked.set(facts.books.checkedAt.getTime() / 1000);
      faults.set(facts.books.faults);
      demoted.reset();
      for (const { remote, at } of facts.demotions) demoted.set({ remote }, at.getTime() / 1000);
    },
  };
}
