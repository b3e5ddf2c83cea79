import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { Api } from '../fixtures/api';
import type { OwnOffice } from '../fixtures/own-office';
import type { Who } from '../fixtures/people';
import type { Product } from '../product/product';

const Rows = z.array(z.object({ id: z.string() }));
const Receipts = z.array(z.object({ number: z.union([z.string(), z.number()]) }));
const DAY = 24 * 60 * 60 * 1000;

export class OwnRound {
  private constructor(
    private readonly office: OwnOffice,
    private readonly signIn: (who: Who) => Promise<Api>,
    readonly who: Who,
    readonly collector: Api,
    readonly collectorId: string,
  ) {}

  static async of(office: OwnOffice, product: Product, request: APIRequestContext): Promise<OwnRound> {
    const who = await office.person('COLLECTOR');
    const signIn = (person: Who) => Api.signIn(request, product.url, person);
    const collector = await signIn(who);
    const { id } = await collector.me();
    return new OwnRound(office, signIn, who, collector, id);
  }

  async plan(days: number, of: Readonly<Record<string, unknown>>): Promise<{ id: string; agency: string }> {
    const agency = await this.office.api.createAgency(this.office.id);
    const { id } = await this.office.api.createCollection({
      agencyId: agency.id,
      collectorId: this.collectorId,
      officeId: this.office.id,
      scheduledCollectionDate: new Date(Date.now() + days * DAY).toISOString(),
      ...of,
    });
    return { id, agency: agency.name };
  }

  read(id: string): Promise<unknown> {
    return this.office.api.get(`/collections/${id}`);
  }

  /** Another collector of the office. */
  async colleague(): Promise<Api> {
    return this.signIn(await this.office.person('COLLECTOR'));
  }

  signInAgain(): Promise<Api> {
    return this.signIn(this.who);
  }

  /** Ends the session of the phone. */
  async endOtherSessions(): Promise<void> {
    await (await this.signInAgain()).post('/end-other-sessions', {});
  }

  /** Stops with pick-ups, and how many each has. */
  async booked(stops: readonly { id: string }[]): Promise<{ id: string; pickUps: number }[]> {
    const all = stops.map(async ({ id }) => {
      const pickUps = Rows.parse(await this.office.api.get(`/pick-ups?collectionId=${id}`));
      return { id, pickUps: pickUps.length };
    });
    return (await Promise.all(all)).filter(({ pickUps }) => pickUps > 0);
  }

  /** Numbers of all receipts of the stops, in ascending order. */
  async receiptNumbers(stops: readonly { id: string }[]): Promise<number[]> {
    const all = stops.map(async ({ id }) =>
      Receipts.parse(await this.office.api.get(`/receipts?collectionId=${id}`)).map(({ number }) => Number(number)),
    );
    return (await Promise.all(all)).flat().toSorted((one, next) => one - next);
  }

  held(): Promise<unknown> {
    return this.office.api.get(`/general-ledger/balance?officeId=${this.office.id}`);
  }

  async giveAway(id: string): Promise<void> {
    const other = await this.office.api.createCollector(this.office.id);
    await this.office.api.patch(`/collections/${id}`, { collectorId: other.id });
  }
}
