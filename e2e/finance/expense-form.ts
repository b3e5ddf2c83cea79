import type { Locator, Page } from '@playwright/test';

export class ExpenseForm {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Add expense' });
  }

  field(name: 'Amount' | 'Description'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  get currency(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Currency' });
  }

  get supplier(): Locator {
    return this.dialog.getByRole('button', { name: /^Supplier/ });
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Add expense' });
  }

  async open(): Promise<void> {
    await this.page.goto('/money-book');
    await this.page.getByRole('main').getByRole('button', { name: 'Add expense' }).click();
  }

  async type(amount: string, description: string): Promise<void> {
    await this.field('Amount').fill(amount);
    await this.field('Description').fill(description);
  }

  async choose(control: Locator, option: string | RegExp): Promise<void> {
    await control.click();
    await this.page.getByRole('option', { name: option }).click();
  }
}
