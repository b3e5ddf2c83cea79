import type { Answer } from './person';

interface Kind {
  limit: number;
  times: number[];
  bytes: number;
}

export class Figures {
  private readonly kinds = new Map<string, Kind>();
  readonly errors: string[] = [];

  add({ kind, limit }: { kind: string; limit: number }, { time, bytes, status }: Answer): void {
    const known = this.kinds.get(kind) ?? { limit, times: [], bytes: 0 };
    this.kinds.set(kind, known);
    known.times.push(time);
    known.bytes = Math.max(known.bytes, bytes);
    if (status >= 400) this.errors.push(`${kind}: ${status}`);
  }

  get count(): number {
    return [...this.kinds.values()].reduce((sum, { times }) => sum + times.length, 0);
  }

  /** Rows of the table; `**` marks a missed limit. */
  rows(): string[][] {
    const all = [...this.kinds.values()].flatMap(({ times }) => times);
    const row = (kind: string, times: readonly number[], more: readonly string[]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const shown = [0.5, 0.95, 0.99, 1].map((share) => at(sorted, share).toFixed(0));
      return [kind, String(times.length), ...shown, ...more];
    };
    const kinds = [...this.kinds].map(([kind, { limit, times, bytes }]) => {
      const p99 = at(
        times.toSorted((one, other) => one - other),
        0.99,
      );
      return row(kind, times, [`${limit}${p99 > limit ? ' **' : ''}`, (bytes / 1024).toFixed(0)]);
    });
    return [row('all', all, ['', '']), ...kinds];
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
