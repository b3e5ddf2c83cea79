const REMEMBERED = 20;
/** Limits announcements, since anyone may claim to be a page server. */
const PERIOD_MS = 10_000;

/**
 * Detects a new registry version from page servers and announces it to open pages. A false claim only causes one
 * extra request, so no proof is needed.
 */
export class RegistryAnnouncements {
  private known: readonly string[] = [];
  private toldAt = -Infinity;

  constructor(
    private readonly tell: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  hear(registry: unknown): void {
    if (typeof registry !== 'string' || !/^\d{1,15}$/.test(registry) || this.known.includes(registry)) return;
    // The first version is taken as current.
    const isNews = this.known.length > 0;
    if (isNews && this.now() - this.toldAt < PERIOD_MS) return;
    this.known = [registry, ...this.known].slice(0, REMEMBERED);
    if (!isNews) return;
    this.toldAt = this.now();
    this.tell();
  }
}
