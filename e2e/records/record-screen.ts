import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Api } from '../fixtures/api';
import { pressAction } from '../fixtures/deletion';
import { tabTo } from '../fixtures/tab-to';
import type { RecordRow } from './record';

const Rows = z.array(z.unknown());

export class RecordScreen {
  constructor(
    private readonly page: Page,
    private readonly row: RecordRow,
  ) {}

  get frame(): Locator {
    return this.row.frame(this.page);
  }

  get field(): Locator {
    return this.frame.getByRole('textbox', { name: this.row.field.label, exact: true });
  }

  get submit(): Locator {
    // The other button also starts a further record.
    return this.frame.locator('button[type=submit]:not([value=another])');
  }

  /** The field has the focus before its text is selected, as for a person. */
  async type(text: string): Promise<void> {
    await this.field.focus();
    await this.field.fill(text);
  }

  async words(): Promise<string[]> {
    await expect(this.anyFrame.getByRole('heading', { level: 2 })).toHaveCount(this.row.headings);
    const labels = ':is(h1, h2, label, legend, button:not([role=combobox], [aria-haspopup]))';
    const texts = await this.anyFrame.locator(labels).allInnerTexts();
    return texts.map((text) => text.trim()).filter((text) => /\p{Letter}/u.test(text));
  }

  async openIn(language: 'fr' | 'ar', record: { id: string; name: string }): Promise<void> {
    await this.page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await this.row.open(this.page, record);
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    await expect(this.anyFrame.getByRole('textbox').first()).not.toHaveValue('');
  }

  private get anyFrame(): Locator {
    return this.page.getByRole(this.row.page === undefined ? 'dialog' : 'main');
  }

  async expectRead(): Promise<void> {
    await expect(this.field).not.toHaveValue('');
  }

  async expectBusy(): Promise<void> {
    await expect(this.submit).toHaveText('Saving...');
    await expect(this.submit).toBeDisabled();
  }

  async expectFailure(failed: string, reason: string): Promise<void> {
    await expect(this.row.failure(this.page)).toContainText(failed);
    await expect(this.row.failure(this.page)).toContainText(reason);
  }

  async expectNeitherSavedNorDeleted(reason: string): Promise<void> {
    const { sentences, field } = this.row;
    await this.submitByKey();
    await this.expectFailure(sentences.updateFailed, reason);
    await expect(this.field).toHaveValue(field.ours.shown);
    await this.delete();
    await this.expectFailure(sentences.deleteFailed, reason);
  }

  async expectToBeLeftOnlyAfterAQuestion(): Promise<void> {
    await this.row.leave(this.page);
    await this.questionOfLeaving.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(this.questionOfLeaving).toBeHidden();
    await expect(this.submit).toBeVisible();
  }

  async leaveWithoutSaving(): Promise<void> {
    await this.row.leave(this.page);
    await this.questionOfLeaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(this.field).toHaveCount(0);
  }

  /** By key, since a notice that comes or goes moves the button under the pointer. */
  async submitByKey(): Promise<void> {
    await this.submit.press('Enter');
  }

  async loadCurrentVersion(): Promise<void> {
    await this.frame.getByRole('button', { name: 'Load the current version' }).click();
  }

  async delete(): Promise<void> {
    await pressAction(this.page, this.deleteButton);
    await this.question.getByRole('button', { name: 'Delete' }).click();
  }

  async openNewByKeys(): Promise<void> {
    const { page, row } = this;
    await page.goto(row.list);
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('link', { name: row.add }).or(main.getByRole('button', { name: row.add })));
    await page.keyboard.press('Enter');
  }

  /** Dismisses the question once, then confirms it. */
  async deleteByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const more = this.frame.getByRole('button', { name: 'More', exact: true });
    await expect(more.or(this.deleteButton).first()).toBeVisible();
    if (await more.isVisible()) {
      await tabTo(this.page, more);
      await keyboard.press('Enter');
    }
    await tabTo(this.page, this.deleteButton);
    await keyboard.press('Enter');
    await expect(this.question).toContainText(
      `This action cannot be undone. This will permanently delete the ${this.row.sentences.noun}.`,
    );
    await keyboard.press('Escape');
    await expect(this.question).toBeHidden();
    await expect(this.deleteButton).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(this.page, this.question.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
  }

  async listedAs(api: Api, officeId: string, name: string): Promise<number> {
    const rows = Rows.parse(await api.get(this.row.listed(officeId, name)));
    return rows.filter((row) => JSON.stringify(row).includes(name)).length;
  }

  private get deleteButton(): Locator {
    return this.frame.getByRole('button', { name: 'Delete' });
  }

  private get questionOfLeaving(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Leave without saving?' });
  }

  private get question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Are you sure?' });
  }
}
