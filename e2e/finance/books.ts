import * as z from 'zod/mini';
import type { Api } from '../fixtures/api';

const Balances = z.array(z.object({ currency: z.string(), amount: z.number() }));
const Trades = z.array(z.object({ id: z.string(), oldAmount: z.number(), newAmount: z.number(), rate: z.number() }));
const Ledger = z.object({
  generalLedgers: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      balance: z.number(),
      collectionId: z.nullable(z.string()),
      transaction: z.object({ amount: z.number(), description: z.string() }),
      collection: z.nullable(z.object({ status: z.string() })),
    }),
  ),
});

export type LedgerEntry = z.infer<typeof Ledger>['generalLedgers'][number];

export class Books {
  constructor(
    private readonly api: Api,
    private readonly officeId: string,
  ) {}

  /** In whole cents. */
  async balance(currency: string): Promise<number> {
    const balances = Balances.parse(await this.api.get(`/general-ledger/balance?officeId=${this.officeId}`));
    return Math.round((balances.find((balance) => balance.currency === currency)?.amount ?? 0) * 100);
  }

  /** Newest first. */
  async trades() {
    return Trades.parse(await this.api.get(`/trades?officeId=${this.officeId}`));
  }

  async tradesOf(amount: number) {
    return (await this.trades()).filter(({ oldAmount }) => oldAmount === amount);
  }

  async entries(): Promise<readonly LedgerEntry[]> {
    const query = new URLSearchParams({ officeId: this.officeId, limit: '1000' });
    return Ledger.parse(await this.api.get(`/general-ledger?${query.toString()}`)).generalLedgers;
  }
}
