import type { ListDelta } from '@comptoir/api-contract/list-delta';
import type { LightMyRequestResponse } from 'fastify';
import { patchedRows } from '../../shared-kernel/kernel/src/query/patched-rows';

interface Row {
  id: string;
  name: string;
}

export class CachedList {
  rows: readonly Row[] = [];
  private version: string | undefined;
  answer: 'all rows' | 'changes' = 'all rows';

  constructor(private readonly request: (since: string | undefined) => Promise<LightMyRequestResponse>) {}

  async read(): Promise<void> {
    const answer = await this.request(this.version);
    this.answer = answer.statusCode === 226 ? 'changes' : 'all rows';
    const rows = this.answer === 'changes' ? this.patched(answer) : answer.json<Row[]>();
    this.version = rows && versionIn(answer);
    if (rows) this.rows = rows;
    else await this.read();
  }

  private patched(answer: LightMyRequestResponse): readonly Row[] | undefined {
    return patchedRows(this.rows, answer.json<ListDelta<Row>>(), Number(answer.headers['x-total-count']));
  }
}

export function versionIn({ headers }: LightMyRequestResponse): string | undefined {
  const version = headers['x-list-version'];
  return version === undefined ? undefined : String(version);
}
