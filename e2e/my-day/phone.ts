import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium as browserType, type Browser, type Page } from '@playwright/test';
import { chromium } from '../chromium';
import { sampleFile } from '../collections/sample-files';
import { freePort } from '../product/free-port';
import { expect, keptSets, untilKept } from '../second-visit/second-visit';
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
    await this.page.goto(`${this.url}/auth/login`);
    await this.page.evaluate((value) => localStorage.setItem('userToken', value), token);
    await this.open('/my-day');
    await untilKept(this.page, '/my-day');
    await expect
      .poll(
        async () =>
          Object.values(await keptSets(this.page))
            .flat()
            .join(' '),
        { timeout: 30_000 },
      )
      .toMatch(/\/records\.\w+\.js/);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async record(agency: string, withPhoto: boolean): Promise<void> {
    const { page } = this;
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
