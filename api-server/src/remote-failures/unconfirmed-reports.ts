const REMEMBERED = 500;

/** Remembers signed-out failures of unseen versions until a second report confirms them. */
export class UnconfirmedReports {
  private readonly seen = new Set<string>();

  isConfirmed({ remote, version }: { remote: string; version: string }): boolean {
    const key = `${remote} ${version}`;
    if (this.seen.has(key)) return true;
    this.seen.add(key);
    const [oldest] = this.seen;
    if (this.seen.size > REMEMBERED && oldest !== undefined) this.seen.delete(oldest);
    return false;
  }
}
