import { expect, type Locator, type Page } from '@playwright/test';

/** Values of the form; agency and collector are matched by a part of their names. */
export interface CollectionText {
  agency?: string;
  /** Format dd/MM/yyyy. */
  date?: string;
  collector?: string;
  currency?: string;
  amount?: string;
  note?: string;
}

export class CollectionForm {
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
  }

  get agency(): Locator {
    return this.main.getByRole('button', { name: /^Agency/ });
  }

  get date(): Locator {
    return this.main.getByRole('textbox', { name: 'Date' });
  }

  get time(): Locator {
    return this.main.getByRole('textbox', { name: 'Time' });
  }

  get position(): Locator {
    return this.main.getByRole('textbox', { name: 'Position in the round' });
  }

  get collector(): Locator {
    return this.main.getByRole('combobox', { name: 'Collector' });
  }

  get currency(): Locator {
    return this.main.getByRole('combobox', { name: 'Currency' });
  }

  get amount(): Locator {
    return this.main.getByRole('textbox', { name: 'Amount' });
  }

  get note(): Locator {
    return this.main.getByRole('textbox', { name: 'Note' });
  }

  get notify(): Locator {
    return this.main.getByRole('checkbox', { name: 'Notify agency via email (24hrs before collection)' });
  }

  async type({ agency, date, collector, currency, amount, note }: CollectionText): Promise<void> {
    if (agency !== undefined) {
      await this.agency.click();
      await this.page.getByPlaceholder('Search agency...').fill(agency);
      await this.page.getByRole('option', { name: agency }).first().click();
    }
    if (date !== undefined) {
      await this.date.fill(date);
      await this.date.press('Enter');
    }
    if (collector !== undefined) await this.choose(this.collector, collector);
    if (currency !== undefined) await this.choose(this.currency, currency);
    if (amount !== undefined) await this.typeAmount(amount);
    if (note !== undefined) await this.note.fill(note);
  }

  /** The focused field drops its grouping before the text is selected, as for a person. */
  private async typeAmount(amount: string): Promise<void> {
    await this.amount.focus();
    await this.amount.fill(amount);
  }

  get submitButton(): Locator {
    return this.main.getByRole('button', { name: /^(Create collection|Save changes)$/ });
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  private async choose(control: Locator, option: string): Promise<void> {
    await control.click();
    const found = this.page.getByRole('option', { name: option }).first();
    const search = this.page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
    await expect(found.or(search).first()).toBeVisible();
    if (await search.isVisible()) await search.fill(option);
    await found.click();
  }
}

export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Algiers' }).format(day);
}
