import { createDecoder } from 'fast-jwt';
import * as z from 'zod/mini';

const Claims = z.object({ sub: z.string(), epoch: z.int() });
const decode = createDecoder();

/** The access tokens of some people, kept valid: who changes the password, or ends other sessions, gets a new one. */
export class Sessions {
  private readonly newest = new Map<string, { token: string; epoch: number }>();

  constructor(tokens: readonly string[]) {
    for (const token of tokens) this.keep(token);
  }

  /** Of two tokens of one person only the later one is valid, in whatever order they arrive. */
  keep(token: string): void {
    const { sub, epoch } = Claims.parse(decode(token));
    const known = this.newest.get(sub);
    if (!known || known.epoch < epoch) this.newest.set(sub, { token, epoch });
  }

  get tokens(): string[] {
    return [...this.newest.values()].map(({ token }) => token);
  }
}
