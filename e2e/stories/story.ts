import type { Locator, Page } from '@playwright/test';
import { password } from '../fixtures/people';
import { Hands, type Way } from './hands';
import { wordsOf, type Language } from './words';

/** French by keyboard and Arabic by both; other specs use the same screens in English by mouse. */
export const variants: readonly { language: Language; way: Way; tag: string[] }[] = [
  { language: 'fr', way: 'keyboard', tag: [] },
  { language: 'ar', way: 'mouse', tag: [] },
  { language: 'ar', way: 'keyboard', tag: ['@long'] },
];

/** A person with an input method and a language. */
export class Story {
  readonly hands: Hands;
  readonly words: ReturnType<typeof wordsOf>;

  constructor(
    readonly page: Page,
    language: Language,
    way: Way,
  ) {
    this.hands = new Hands(page, way);
    this.words = wordsOf(language);
  }

  static async begin(page: Page, language: Language, way: Way): Promise<Story> {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    return new Story(page, language, way);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Signs in and lands on the first page of the role. */
  async signIn(email: string): Promise<void> {
    await this.page.goto('/auth/login');
    await this.hands.write(this.page.getByLabel(this.words('host-shell', 'login.email')), email);
    await this.hands.write(this.page.getByLabel(this.words('host-shell', 'login.password'), { exact: true }), password);
    await this.hands.key('Enter');
  }

  async goTo(address: string): Promise<void> {
    await this.hands.use(this.page.getByRole('navigation').locator(`a[href="${address}"]`));
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }
}
