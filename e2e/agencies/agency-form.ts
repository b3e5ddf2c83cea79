import type { Locator, Page } from '@playwright/test';

/** Form input whose address geocodes without an API key. */
export const superette = {
  name: 'Superette El Bahdja',
  address: '12 rue Didouche Mourad',
  city: 'Alger',
  postalCode: '16000',
  country: 'Algeria',
  email: 'elbahdja@agency.example',
  phone: '+213 555 01 23 45',
};

export type AgencyText = Partial<typeof superette>;

export class AgencyForm {
  constructor(private readonly page: Page) {}

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get country(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Country/ });
  }

  get office(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: /^Office/ });
  }

  async type({ name, address, city, postalCode, country, email, phone }: AgencyText): Promise<void> {
    if (name !== undefined) await this.field('Name').fill(name);
    if (address !== undefined) await this.field('Address').fill(address);
    if (city !== undefined) await this.field('City').fill(city);
    if (postalCode !== undefined) await this.field('Postcode').fill(postalCode);
    if (country !== undefined) await this.chooseCountry(country);
    if (email !== undefined) await this.field('Email').fill(email);
    if (phone !== undefined) await this.field('Phone').fill(phone);
  }

  async chooseCountry(name: string): Promise<void> {
    await this.country.click();
    await this.page.getByPlaceholder('Search country...').fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Create agency|Save changes)$/ }).click();
  }

  map(name: string): Locator {
    return this.page.getByLabel(`Map of ${name}`);
  }
}
