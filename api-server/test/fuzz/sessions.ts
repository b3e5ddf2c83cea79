import { createDecoder } from 'fast-jwt';
import * as z from 'zod/mini';

const Claims = z.object({ sub: z.string(), epoch: z.int() });
const decode = createDecoder();

/** Keeps the latest valid token per person, since some calls renew it. */
export class Sessions {
  private readonly newest = new Map<string, { token: string; epoch: number }>();

  constructor(tokens: readonly string[]) {
    for (const token of tokens) this.keep(token);
  }

  keep(token: string): void {
    const { sub, epoch } = Claims.parse(decode(token));
    const known = this.newest.get(sub);
    if (!known || known.epoch < epoch) this.newest.set(sub, { token, epoch });
  }

  get tokens(): string[] {
    return [...this.newest.values()].map(({ token }) => token);
  }
}
