import { MINUTE_MS } from '../calendar/durations';

export class ReportLimit {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  admits(person: string): boolean {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(person) ?? 0) + 1;
    this.counts.set(person, count);
    return count <= this.perMinute;
  }
}
