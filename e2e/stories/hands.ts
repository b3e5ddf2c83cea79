import { expect, type Locator, type Page } from '@playwright/test';

export type Way = 'mouse' | 'keyboard';

/** Cost of a task: clicks or taps, keys outside texts, and letters. */
export interface Effort {
  clicks: number;
  keys: number;
  letters: number;
}

/** Limit of Tab presses to reach a control. */
const MOST_TABS = 60;

/** A person who works by mouse or by keyboard alone, with a count of the effort. */
export class Hands {
  private effort: Effort = { clicks: 0, keys: 0, letters: 0 };

  constructor(
    private readonly page: Page,
    readonly way: Way,
  ) {}

  counted(): Effort {
    const { effort } = this;
    this.effort = { clicks: 0, keys: 0, letters: 0 };
    return effort;
  }

  async use(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    if (this.way === 'mouse') {
      this.effort.clicks += 1;
      await control.click();
    } else {
      await this.reach(control);
      await this.key('Enter');
    }
  }

  /** Chooses an option by pointer, or by typing `words`. */
  async choose(control: Locator, option: Locator, words: string): Promise<void> {
    await this.use(control);
    if (this.way === 'mouse') {
      await this.use(option);
    } else {
      await this.type(words);
      await this.key('Enter');
    }
  }

  async write(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await hasFocus(field))) {
      if (this.way === 'mouse') {
        this.effort.clicks += 1;
        await field.click();
      } else await this.reach(field);
    }
    await field.press('ControlOrMeta+a');
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    this.effort.letters += text.length;
    await this.page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.effort.keys += 1;
    await this.page.keyboard.press(name);
  }

  private async reach(control: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await hasFocus(control)) return;
      await this.key('Tab');
    }
    expect(await hasFocus(control), `The keyboard reaches ${control.toString()}`).toBe(true);
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
