import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toastOf } from '../fixtures/toast';
import type { Proofs } from './record';

export const unique = () => randomUUID().slice(0, 8);

/** Default for a resource without separate specs. */
export const allHere: Proofs = {
  'another person changed it': 'here',
  'another person deleted it': 'here',
  'no connection': 'here',
  'lost answer': 'here',
  'double click': 'here',
  'slow answer': 'here',
  'leaving unsaved': 'here',
  'keyboard alone': 'here',
  'three languages': 'here',
};

/** The field that most resources change. */
export const name = {
  label: 'Name',
  key: 'name',
  theirs: { sent: 'Theirs', shown: 'Theirs' },
  again: { sent: 'Theirs again', shown: 'Theirs again' },
  ours: { typed: 'Ours', shown: 'Ours', saved: 'Ours' },
};

export const onPages = {
  frame: (page: Page) => page.getByRole('main'),
  failure: toastOf,
  leave: (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click(),
  field: name,
  proofs: allHere,
};

export async function typeInTurn(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}
