import type { Pool } from 'pg';

export interface PoolUse {
  used: number;
  idle: number;
  waiting: number;
  limit: number;
}

export function poolUse({ totalCount, idleCount, waitingCount, options }: Pool): PoolUse {
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, limit: options.max };
}
