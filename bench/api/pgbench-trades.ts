import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { pgbench } from './postgres';
import { tradeScript } from './trade-script';

export interface PgbenchOptions {
  mode: 'extended' | 'prepared';
  seconds: number;
  who: { userId: string; sessionId: string };
}

/** Same statements and tables; runs after ours, because it breaks the hash chain. */
export async function pgbenchTrades(
  url: string,
  offices: readonly string[],
  { mode, seconds, who }: PgbenchOptions,
): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const balances = await client.query('select * from balances where office_id = any($1)', [offices]);
  const scripts = mkdtempSync(path.join(tmpdir(), 'comptoir-scripts-'));
  const files = offices.map((officeId) => {
    const file = path.join(scripts, `${officeId}.sql`);
    writeFileSync(file, tradeScript(officeId, who));
    return file;
  });
  const rate = pgbench(url, { scripts: files, mode, seconds });
  for (const { office_id: office, currency, amount_minor: amount } of balances.rows) {
    await client.query('update balances set amount_minor = $3 where office_id = $1 and currency = $2', [
      office,
      currency,
      amount,
    ]);
  }
  await client.end();
  rmSync(scripts, { recursive: true });
  return rate;
}
