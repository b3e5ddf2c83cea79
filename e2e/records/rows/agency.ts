import { expect } from '@playwright/test';
import { AgencyForm, superette } from '../../agencies/agency-form';
import { go } from '../../fixtures/go';
import type { RecordRow } from '../record';
import { onPages, typeInTurn, unique } from '../row-parts';

export const agency: RecordRow = {
  ...onPages,
  resource: 'an agency',
  headings: 2,
  list: '/agencies',
  add: 'Add agency',
  role: 'OFFICEMANAGER',
  path: (id) => `/agencies/${id}`,
  sentTo: '/agencies',
  make: (api, officeId) => api.createAgency(officeId),
  prepare: async () => `Superette ${unique()}`,
  listed: (officeId, search) => `/agencies?${new URLSearchParams({ officeId, search }).toString()}`,
  page: (id) => `/agencies/${id}`,
  open: (page, { id }) => go(page, `/agencies/${id}`),
  openNew: async (page) => void (await page.goto('/agencies/new')),
  type: async (page, text) => {
    const form = new AgencyForm(page);
    await form.type({ ...superette, name: text });
    await expect(form.map(text)).toBeVisible();
  },
  typeByKeys: async (page, text) => {
    const { address, city, postalCode, email, phone } = superette;
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await typeInTurn(page, [text, address, city, postalCode]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('alger');
    await expect(page.getByRole('option', { name: /Algeria/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await typeInTurn(page, [email, phone]);
    await page.keyboard.press('Enter');
  },
  sentences: {
    created: 'Agency created successfully',
    updated: 'Agency updated successfully',
    deleted: 'Agency deleted successfully',
    createFailed: 'Failed to create agency.',
    updateFailed: 'Failed to update agency. Please try again.',
    deleteFailed: 'Failed to delete agency.',
    noun: 'agency',
    gone: 'This agency does not exist.',
  },
  noise: [/The map is not shown/],
};
