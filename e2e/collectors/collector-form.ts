import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export interface CollectorText {
  name?: string;
  email?: string;
  phone?: string;
}

export function collectorInput() {
  const name = `Karim ${randomUUID().slice(0, 8)}`;
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@comptoir.example`, phone: '+213 555 01 02 03' };
}

export class CollectorForm {
  constructor(private readonly page: Page) {}

  field(label: 'Name' | 'Email' | 'Phone'): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: label, exact: true });
  }

  get office(): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name: 'Office' });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: /^(Create collector|Save changes)$/ });
  }

  async type({ name, email, phone }: CollectorText): Promise<void> {
    if (name !== undefined) await this.field('Name').fill(name);
    if (email !== undefined) await this.field('Email').fill(email);
    if (phone !== undefined) await this.field('Phone').fill(phone);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }
}
