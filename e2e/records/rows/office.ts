import { expect } from '@playwright/test';
import { OfficeForm } from '../../administration/office-form';
import { go } from '../../fixtures/go';
import type { RecordRow } from '../record';
import { onPages, typeInTurn, unique } from '../row-parts';

export const office: RecordRow = {
  ...onPages,
  resource: 'an office',
  headings: 6,
  list: '/manage-offices',
  add: 'Add Office',
  role: 'SUPERADMIN',
  country: 'GB',
  path: (id) => `/offices/${id}`,
  sentTo: '/offices',
  make: (api) => api.createOffice({ name: `Office ${unique()}`, city: 'Leeds', countryCode: 'GB' }),
  prepare: async () => `Office ${unique()}`,
  listed: (_, search) => `/offices?${new URLSearchParams({ country: 'GB', search }).toString()}`,
  page: (id) => `/manage-offices/${id}`,
  open: (page, { id }) => go(page, `/manage-offices/${id}`),
  openNew: async (page) => void (await page.goto('/manage-offices/new')),
  type: async (page, text) => {
    await new OfficeForm(page).field('Name').fill(text);
    await new OfficeForm(page).field('City').fill('York');
  },
  typeByKeys: async (page, text) => {
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await typeInTurn(page, [text, 'York']);
    await page.keyboard.press('Enter');
  },
  sentences: {
    created: 'Office created successfully',
    updated: 'Office updated successfully',
    deleted: 'Office deleted successfully',
    createFailed: 'Failed to create office.',
    updateFailed: 'Failed to update office.',
    deleteFailed: 'Failed to delete office.',
    noun: 'office',
    gone: 'This office does not exist.',
  },
};
