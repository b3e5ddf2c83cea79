const REMEMBERED = 20;
/** Limits announcements, since anyone may claim to be a page server. */
const PERIOD_MS = 10_000;

/**
 * Detects a new registry version from page servers and announces it to open pages. A false claim only causes one
 * extra request, so no proof is needed.
 */
export class RegistryAnnouncements {
  private known: readonly string[] = [];
  private announcedAt = -Infinity;

  constructor(
    private readonly announce: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  observe(registry: unknown): void {
    if (typeof registry !== 'string' || !/^\d{1,15}$/.test(registry) || this.known.includes(registry)) return;
    // The first version is taken as current.
    const isNew = this.known.length > 0;
    if (isNew && this.now() - this.announcedAt < PERIOD_MS) return;
    this.known = [registry, ...this.known].slice(0, REMEMBERED);
    if (!isNew) return;
    this.announcedAt = this.now();
    this.announce();
  }
}
