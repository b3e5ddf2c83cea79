import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import type { OwnOffice } from '../fixtures/own-office';
import type { Who } from '../fixtures/people';
import { OwnRound } from '../my-day/round';
import type { Product } from '../product/product';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };

/** An office with custody, and a collector with pounds in the bag. */
export class OfficeWithCustody {
  private constructor(
    private readonly browser: Browser,
    private readonly product: Product,
    private readonly request: APIRequestContext,
    readonly office: OwnOffice,
    readonly round: OwnRound,
  ) {}

  static async open(
    { browser, product, request }: { browser: Browser; product: Product; request: APIRequestContext },
    office: OwnOffice,
    inTheBag: number,
  ): Promise<OfficeWithCustody> {
    await office.api.patch(`/cash/custody/${office.id}`, { mode: 'CUSTODY' });
    const round = await OwnRound.of(office, product, request);
    await collect(round, inTheBag);
    return new OfficeWithCustody(browser, product, request, office, round);
  }

  /** The round of another collector, who has pounds in the bag as well. */
  async anotherRound(inTheBag: number): Promise<OwnRound> {
    const round = await OwnRound.of(this.office, this.product, this.request);
    await collect(round, inTheBag);
    return round;
  }

  /** The own phone of a collector. */
  async phone({ who }: OwnRound = this.round): Promise<Page> {
    return this.pageOf(who, PHONE);
  }

  /** The computer of a new person of the office, or of an administrator. */
  async desk(role: 'OFFICEMANAGER' | 'ADMIN'): Promise<Page> {
    return this.pageOf(await this.office.person(role), DESK);
  }

  private async pageOf(who: Who, options: { viewport: { width: number; height: number } }): Promise<Page> {
    const { token } = await Api.signIn(this.request, this.product.url, who);
    const context = await this.browser.newContext({ ...options, baseURL: this.product.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { country, office } = this.office.selection;
    const dashboard = JSON.stringify({ selectedCountryCode: country, selectedOfficeId: office });
    await beginWith(page, { userToken: token, dashboard });
    return page;
  }
}

export async function collect(round: OwnRound, amount: number): Promise<void> {
  const { id } = await round.plan(0, { scheduledAmount: amount, currency: 'GBP' });
  await round.collector.patch(`/collections/${id}`, { collectedAmount: amount });
}
