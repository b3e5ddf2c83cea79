import { HOUR_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import { addCashFlows } from './cash-flows.repository';

export const CASH_FLOWS = { kind: 'cash-flows', key: 'hourly', payload: {} } as const;

export async function updateCashFlows(transaction: WriteTransaction, now: Date): Promise<void> {
  await addCashFlows(transaction);
  await scheduleJob(transaction, { ...CASH_FLOWS, runAt: new Date(now.getTime() + HOUR_MS) });
}
