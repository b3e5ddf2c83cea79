import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from '../database/replica';

/** Replica state and number of reads; returns a function that refreshes the state. */
export function watchReplica(registry: Registry, replica: Replica): () => Promise<void> {
  const up = new Gauge({
    name: 'comptoir_replica_up',
    help: '1 when the replica answered within a second and is one of the primary',
    registers: [registry],
  });
  const lag = new Gauge({
    name: 'comptoir_replica_lag_seconds',
    help: 'How long ago what the replica replayed last was committed; 0 while it lacks nothing',
    registers: [registry],
  });
  const reads = new Counter({
    name: 'comptoir_replica_reads_total',
    help: 'Lists and exports by the database that they were given to',
    labelNames: ['database'],
    registers: [],
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(replica.reads)) this.inc({ database }, count);
    },
  });
  registry.registerMetric(reads);
  return async () => {
    const now = await replica.state();
    up.set(now.state === 'follows' ? 1 : 0);
    if (now.state === 'follows') lag.set(now.lagSeconds);
  };
}
