import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export function personInput(name = 'Lina Saadi') {
  return { name, email: `person-${randomUUID().slice(0, 8)}@comptoir.example`, phone: '+213 555 01 00 09' };
}

export class PersonForm {
  constructor(private readonly page: Page) {}

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  get role(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: 'Role' });
  }

  get office(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: 'Office' });
  }

  get country(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Country/ });
  }

  get prompt(): Locator {
    return this.page.getByRole('dialog', { name: 'Country and Office' });
  }

  async type({ name, email, phone }: ReturnType<typeof personInput>): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Phone').fill(phone);
  }

  async choose(select: Locator, option: string): Promise<void> {
    await select.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** An existing account labels it "(optional)". */
  get phone(): Locator {
    return this.page.getByRole('main').getByLabel(/^Phone/);
  }

  async invite(): Promise<void> {
    await this.submit('Send invitation');
  }

  async submit(button: 'Send invitation' | 'Save changes'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }
}
