import type { Cluster } from './cluster';
import type { Measured, Written } from './load';

export const print = (line: string) => void process.stdout.write(`${line}\n`);

const faults: string[] = [];

export function expectThat(holds: boolean, sentence: string): void {
  print(`  ${holds ? 'holds' : 'DOES NOT HOLD'}: ${sentence}`);
  if (!holds) faults.push(sentence);
}

export function countFaults(): number {
  return faults.length;
}

export function describe(measured: Measured): string {
  const { writes, repeated, writePause, reads, failedReads, longestRead } = measured;
  return (
    `longest pause of writes ${(writePause / 1000).toFixed(1)} s, ${writes} written, ${repeated} of them repeated; ` +
    `${reads} reads, ${failedReads.length} failed${failedReads.length > 0 ? ` (${[...new Set(failedReads)].join()})` : ''}, longest ${(longestRead / 1000).toFixed(1)} s`
  );
}

/** Compares the books with the answers that clients got. */
export async function expectBooks(cluster: Cluster, written: readonly Written[]): Promise<void> {
  const text = await cluster.query(
    `select coalesce(json_object_agg(id, description), '{}') from transactions where kind = 'EXPENSE'`,
  );
  const booked: Record<string, string> = JSON.parse(text);
  const missing = written.filter(({ id, description }) => booked[id] !== description).length;
  expectThat(missing === 0, `nothing of ${written.length} answered is missing (${missing})`);
  const known = new Set(written.map(({ id }) => id));
  const more = Object.entries(booked).filter(([id]) => !known.has(id));
  const names = more.length > 0 ? `: ${more.map(([, description]) => description).join()}` : '';
  expectThat(more.length === 0, `nothing is booked twice or without an answer (${more.length}${names})`);
  const { code, output } = await cluster.machine('api-1').run('comptoir verify-books', {
    DATABASE_URL: `postgres://comptoir_app:app-of-the-test@127.0.0.1:5432/comptoir`,
    LOG_LEVEL: 'silent',
  });
  expectThat(code === 0, output.trim());
}
