import type { Page } from '@playwright/test';

export class TradeForm {
  constructor(private readonly page: Page) {}

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  currency(name: 'Source currency' | 'Destination currency') {
    return this.page.getByRole('combobox', { name });
  }

  get submit() {
    return this.page.getByRole('button', { name: /^Convert/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/exchange/new');
    await this.page.getByRole('region', { name: 'Balances' }).getByText('USD').waitFor();
  }

  async type(amount: string, rate = '134.5'): Promise<void> {
    await this.field('Amount').fill(amount);
    await this.field('Rate').fill(rate);
  }
}
