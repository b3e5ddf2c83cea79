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
    readonly collector: Who,
  ) {}

  static async open(
    { browser, product, request }: { browser: Browser; product: Product; request: APIRequestContext },
    office: OwnOffice,
    inTheBag: number,
  ): Promise<OfficeWithCustody> {
    await office.api.patch(`/cash/custody/${office.id}`, { mode: 'CUSTODY' });
    const round = await OwnRound.of(office, product, request);
    const { id } = await round.plan(0, { scheduledAmount: inTheBag, currency: 'GBP' });
    const api = await Api.signIn(request, product.url, round.who);
    await api.patch(`/collections/${id}`, { collectedAmount: inTheBag });
    return new OfficeWithCustody(browser, product, request, office, round.who);
  }

  /** The own phone of the collector. */
  async phone(): Promise<Page> {
    return this.pageOf(this.collector, PHONE);
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
