import type { Locator, Page } from '@playwright/test';

export class OfficeForm {
  constructor(private readonly page: Page) {}

  field(label: 'Name' | 'City'): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get country(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Country/ });
  }

  async chooseCountry(name: string): Promise<void> {
    await this.country.click();
    await this.page.getByPlaceholder('Search country...').fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Create office|Save changes)$/ }).click();
  }
}
