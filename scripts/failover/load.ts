import { read, untilAnswered, type Access } from './requests';

const WRITERS = 12;
const READERS = 4;

export interface Written {
  description: string;
  id: string;
  /** Time of the answer, in milliseconds since 1970. */
  answeredAt: number;
  attempts: number;
}

interface ReadResult {
  answeredAt: number;
  milliseconds: number;
  status: number;
}

export interface Measured {
  writes: number;
  repeated: number;
  /** Longest time without an answered write, in milliseconds. */
  writePause: number;
  reads: number;
  /** Answers that are not 200; 0 is none. */
  failedReads: number[];
  longestRead: number;
}

/** Concurrent clients of both instances that book expenses of 1.00 and read lists, in sequence, until stopped. */
export class Load {
  readonly written: Written[] = [];
  private readonly reads: ReadResult[] = [];
  private state: 'running' | 'stopping' = 'running';
  private readonly clients: Promise<void>[];

  constructor(
    private readonly access: Access,
    offices: readonly string[],
    name: string,
  ) {
    const office = (index: number) => offices[index % offices.length] ?? '';
    this.clients = [
      ...Array.from({ length: WRITERS }, (_, index) => this.write(office(index), `${name}-${index}`)),
      ...Array.from({ length: READERS }, (_, index) => this.read(office(index), index)),
    ];
    // Rejections are reported by `stop`.
    for (const client of this.clients) client.catch(() => (this.state = 'stopping'));
  }

  /** @throws {Error} of a client that got a wrong answer */
  async stop(): Promise<void> {
    this.state = 'stopping';
    await Promise.all(this.clients);
  }

  get hasFailed(): boolean {
    return this.state === 'stopping';
  }

  measure(from: number, to = Date.now()): Measured {
    const within = ({ answeredAt }: { answeredAt: number }) => answeredAt >= from && answeredAt <= to;
    const writes = this.written.filter(within);
    const reads = this.reads.filter(within);
    const times = [from, ...writes.map(({ answeredAt }) => answeredAt).toSorted((a, b) => a - b), to];
    return {
      writes: writes.length,
      repeated: writes.filter(({ attempts }) => attempts > 1).length,
      writePause: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))),
      reads: reads.length,
      failedReads: reads.map(({ status }) => status).filter((status) => status !== 200),
      longestRead: Math.max(0, ...reads.map(({ milliseconds }) => milliseconds)),
    };
  }

  private async write(officeId: string, name: string): Promise<void> {
    for (let number = 1; this.state === 'running'; number++) {
      const description = `${name}-${number}`;
      const expense = { officeId, date: new Date().toISOString(), amount: -1, currency: 'USD', description };
      const { body, attempts } = await untilAnswered(this.access, '/transactions', expense, description);
      this.written.push({ description, id: body['id'] ?? '', answeredAt: Date.now(), attempts });
    }
  }

  private async read(officeId: string, instance: number): Promise<void> {
    while (this.state === 'running') {
      const sentAt = performance.now();
      const status = await read(this.access, instance, `/general-ledger?officeId=${officeId}&limit=20`);
      this.reads.push({ answeredAt: Date.now(), milliseconds: performance.now() - sentAt, status });
    }
  }
}
