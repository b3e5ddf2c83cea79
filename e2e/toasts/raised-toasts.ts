import type { Page } from '@playwright/test';

/** A page with a button that raises a toast, default or destructive, and a stopped clock. */
export class ToastPage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<ToastPage> {
    await page.clock.install();
    await page.goto('/auth/forgot-password');
    await page.getByLabel('Email').fill('nobody@comptoir.example');
    await page.clock.pauseAt(Date.now() + 60_000);
    return new ToastPage(page);
  }

  async succeed(): Promise<void> {
    await this.answer(200, { message: 'Done' });
  }

  async fail(): Promise<void> {
    await this.answer(503, { statusCode: 503, error: 'Service Unavailable', message: 'Not now.' });
  }

  async wait(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  private async answer(status: number, json: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.unroute('**/api/retrieve-password');
    await this.page.route('**/api/retrieve-password', (route) => route.fulfill({ status, json }));
    const answered = this.page.waitForResponse('**/api/retrieve-password');
    await this.page.getByRole('button', { name: 'Send Reset Link' }).click();
    await answered;
  }
}
