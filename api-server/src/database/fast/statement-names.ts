/** Most statements that each connection keeps prepared; any further ones are sent as before. */
const STATEMENT_LIMIT = 500;

/** Gives a statement the same name on every connection, from the second time on that it is sent. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly sentOnce = new Set<string>();

  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= STATEMENT_LIMIT) return known;
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
 * The same for one connection, with another name after a failure: a statement that failed together with one before it was
 * not prepared, but PgBouncer keeps its name for taken, and closes a connection that prepares a name twice.
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

  /** Learns whether a statement that was sent with its name is prepared now. */
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
