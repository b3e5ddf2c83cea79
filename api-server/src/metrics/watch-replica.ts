import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from '../database/replica';

/** Replica state and number of reads; returns a function that refreshes the state. */
export function watchReplica(registry: Registry, replica: Replica): () => Promise<void> {
  const up = new Gauge({
    name: 'comptoir_replica_up',
    help: '1 if the replica answered within a second and follows the primary',
    registers: [registry],
  });
  const lag = new Gauge({
    name: 'comptoir_replica_lag_seconds',
    help: 'Age of the last replayed commit; 0 while up to date',
    registers: [registry],
  });
  const reads = new Counter({
    name: 'comptoir_replica_reads_total',
    help: 'Lists and exports by database',
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
