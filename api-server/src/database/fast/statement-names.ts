const STATEMENT_LIMIT = 500;

/** Names a statement equally on all connections, from its second use on. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly sentOnce = new Set<string>();

  of(text: string): string | undefined {
    const assigned = this.names.get(text);
    if (assigned !== undefined || this.names.size >= STATEMENT_LIMIT) return assigned;
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= STATEMENT_LIMIT) this.sentOnce.clear();
      this.sentOnce.add(text);
      return undefined;
    }
    const name = `statement ${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}

/**
 * Names per connection, changed after a failure: PgBouncer considers the name of a failed statement taken, and
 * closes a connection that prepares it again.
 */
export class NamesOfConnection {
  private readonly answered = new Set<string>();
  private readonly failures = new Map<string, number>();

  constructor(private readonly names: StatementNames) {}

  of(text: string): string | undefined {
    const name = this.names.of(text);
    const failures = this.failures.get(text);
    return name === undefined || failures === undefined ? name : `${name} after failure ${failures}`;
  }

  watch(text: string, answer: Promise<unknown>): void {
    if (this.answered.has(text)) return;
    answer.then(
      () => this.answered.add(text),
      () => {
        if (!this.answered.has(text)) this.failures.set(text, (this.failures.get(text) ?? 0) + 1);
      },
    );
  }
}
