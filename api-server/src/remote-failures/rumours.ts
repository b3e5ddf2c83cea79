/** So many are remembered; a stranger who makes up more makes the oldest forgotten. */
const REMEMBERED = 500;

/** Failures of versions that nobody signed in was shown: what two reports agree on is more than a stranger's single word. */
export class Rumours {
  private readonly heard = new Set<string>();

  /** Whether the same was heard before. */
  isConfirmed({ remote, version }: { remote: string; version: string }): boolean {
    const rumour = `${remote} ${version}`;
    if (this.heard.has(rumour)) return true;
    this.heard.add(rumour);
    const [oldest] = this.heard;
    if (this.heard.size > REMEMBERED && oldest !== undefined) this.heard.delete(oldest);
    return false;
  }
}
