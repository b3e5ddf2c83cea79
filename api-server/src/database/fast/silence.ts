/**
 * Cuts a connection whose statements wait too long since they were sent or the one before was answered: whoever is at
 * the other end is gone. One timer serves all statements of a connection: with that of the driver, which is one for each,
 * rows that outlive one short collection of garbage outlive all.
 */
export class Silence {
  private awaited = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cut: () => void,
    /** In milliseconds. */
    private readonly limit: number,
  ) {}

  /** A statement is sent. */
  asked(): void {
    this.awaited += 1;
    if (this.awaited === 1) this.begin();
  }

  /** One of those sent is answered, or failed. */
  answered(): void {
    this.awaited -= 1;
    if (this.awaited > 0) this.begin();
  }

  private begin(): void {
    this.timer ??= setTimeout(() => {
      if (this.awaited > 0) this.cut();
    }, this.limit).unref();
    this.timer.refresh();
  }
}
