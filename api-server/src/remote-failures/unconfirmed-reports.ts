const REMEMBERED = 500;

/** Remembers signed-out failures of unseen versions until a second report confirms them. */
export class UnconfirmedReports {
  private readonly heard = new Set<string>();

  isConfirmed({ remote, version }: { remote: string; version: string }): boolean {
    const rumour = `${remote} ${version}`;
    if (this.heard.has(rumour)) return true;
    this.heard.add(rumour);
    const [oldest] = this.heard;
    if (this.heard.size > REMEMBERED && oldest !== undefined) this.heard.delete(oldest);
    return false;
  }
}
