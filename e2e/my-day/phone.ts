import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium as browserType, type Browser, type Page } from '@playwright/test';
import { chromium } from '../chromium';
import { sampleFile } from '../collections/sample-files';
import { freePort } from '../product/free-port';
import { expect, untilStored } from '../second-visit/second-visit';
import { untilAnswers } from '../platform/until-answers';

/** A browser with a profile on disk, which can be killed as by an empty battery. */
export class Phone {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async start(profile: string, url: string): Promise<Phone> {
    const port = await freePort();
    const process = spawn(
      chromium.executablePath ?? '',
      [
        ...(chromium.args ?? []),
        '--headless',
        `--user-data-dir=${profile}`,
        `--remote-debugging-port=${port}`,
        '--window-size=390,844',
        'about:blank',
      ],
      { stdio: 'ignore', detached: true },
    );
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(`${address}/json/version`);
    const browser = await browserType.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile');
    const page = context.pages()[0] ?? (await context.newPage());
    return new Phone(process, browser, page, url);
  }

  async signIn(token: string): Promise<void> {
    // A page without the shell, which would leave for My day by itself.
    await this.page.goto(`${this.url}/verify`);
    await this.page.evaluate((value) => localStorage.setItem('userToken', value), token);
    await this.open('/my-day');
    await untilStored(this.page, '/my-day');
  }

  /** Waits until nothing more is kept of the pages that were shown; answers are encrypted, and named by hashes. */
  async untilAnswersKept(atLeast: number): Promise<number> {
    let before = 0;
    const isSettled = async () => {
      const count = await this.keptAnswers();
      const settled = count >= atLeast && count === before;
      before = count;
      return settled;
    };
    await expect.poll(isSettled, { timeout: 30_000, intervals: [3000] }).toBe(true);
    return before;
  }

  private keptAnswers(): Promise<number> {
    return this.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('comptoir-answers'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().length;
    });
  }

  async flightMode(isOn: boolean): Promise<void> {
    await this.page.context().setOffline(isOn);
  }

  /** Lets the token of the session expire, as the clock does. */
  async expire(): Promise<void> {
    await this.page.evaluate(() => {
      const [head, body = '', signature] = (localStorage.getItem('userToken') ?? '').split('.');
      const claims: object = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
      const expired = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
      const text = btoa(JSON.stringify(expired)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      localStorage.setItem('userToken', [head, text, signature].join('.'));
    });
  }

  /** The next person at a phone that nobody has signed out. */
  async takeOver(token: string): Promise<void> {
    await this.page.evaluate((value) => localStorage.setItem('userToken', value), token);
    await this.open('/my-day');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async openTab(path: string): Promise<Page> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.url + path);
    return tab;
  }

  async record(agency: string, { page = this.page, withPhoto = true } = {}): Promise<void> {
    await page.getByRole('link', { name: `Collect: ${agency}` }).click();
    if (withPhoto) await page.getByLabel('Take a photo').setInputFiles(sampleFile('jpg'));
    await page.getByRole('button', { name: 'Collected', exact: true }).click();
    await page
      .getByRole('region', { name: /^Recorded, not sent yet/ })
      .getByText(agency)
      .waitFor();
  }

  async kill(): Promise<void> {
    const { pid } = this.process;
    if (pid === undefined) return;
    const ended = once(this.process, 'exit');
    process.kill(-pid, 'SIGKILL');
    await ended;
    await this.browser.close().catch(() => undefined);
  }
}
