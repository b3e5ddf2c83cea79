/**
 * Cuts a connection whose server stopped answering. One timer per connection: a timer per statement, as in the
 * driver, would keep rows alive across garbage collections.
 */
export class AnswerTimeout {
  private awaited = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cut: () => void,
    private readonly limit: number,
  ) {}

  sent(): void {
    this.awaited += 1;
    if (this.awaited === 1) this.begin();
  }

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
