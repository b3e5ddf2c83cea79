import type { Pool } from 'pg';

/** Connections of a pool, and how many ask for one in vain. */
export interface PoolUse {
  used: number;
  idle: number;
  waiting: number;
  limit: number;
}

export function poolUse({ totalCount, idleCount, waitingCount, options }: Pool): PoolUse {
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, limit: options.max };
}
