/** So many are remembered: during a publication servers of the page have different ones for a moment. */
const REMEMBERED = 20;
/** How often at most open pages are told, in milliseconds: anybody may claim to be a server of the page. */
const PERIOD_MS = 10_000;

/**
 * Hears from servers of the page which registry they have, and tells of one that it has not heard of. What is untrue makes
 * open pages ask once, so nobody has to prove anything.
 */
export class RegistryNews {
  private known: readonly string[] = [];
  private toldAt = -Infinity;

  constructor(
    private readonly tell: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  hear(registry: unknown): void {
    if (typeof registry !== 'string' || !/^\d{1,15}$/.test(registry) || this.known.includes(registry)) return;
    // The first one is as old as this server, so far as it knows.
    const isNews = this.known.length > 0;
    if (isNews && this.now() - this.toldAt < PERIOD_MS) return;
    this.known = [registry, ...this.known].slice(0, REMEMBERED);
    if (!isNews) return;
    this.toldAt = this.now();
    this.tell();
  }
}
