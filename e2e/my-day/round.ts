import type { APIRequestContext } from '@playwright/test';
import { Api } from '../fixtures/api';
import type { OwnOffice } from '../fixtures/own-office';
import type { Who } from '../fixtures/people';
import type { Product } from '../product/product';

const DAY = 24 * 60 * 60 * 1000;

export class OwnRound {
  private constructor(
    private readonly office: OwnOffice,
    readonly who: Who,
    readonly collector: Api,
    readonly collectorId: string,
  ) {}

  static async of(office: OwnOffice, product: Product, request: APIRequestContext): Promise<OwnRound> {
    const who = await office.person('COLLECTOR');
    const collector = await Api.signIn(request, product.url, who);
    const { id } = await collector.me();
    return new OwnRound(office, who, collector, id);
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

  held(): Promise<unknown> {
    return this.office.api.get(`/general-ledger/balance?officeId=${this.office.id}`);
  }

  async giveAway(id: string): Promise<void> {
    const other = await this.office.api.createCollector(this.office.id);
    await this.office.api.patch(`/collections/${id}`, { collectorId: other.id });
  }
}
