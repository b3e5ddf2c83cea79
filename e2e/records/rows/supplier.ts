import { expect, type Page } from '@playwright/test';
import type { RecordRow } from '../record';
import { allHere, name, typeInTurn, unique } from '../row-parts';

const supplierFrame = (page: Page) => page.getByRole('dialog', { name: /^(Edit|Add New) Supplier$/ });
const supplierName = (page: Page) => supplierFrame(page).getByRole('textbox', { name: 'Name' });

export const supplier: RecordRow = {
  resource: 'a supplier',
  headings: 2,
  list: '/suppliers',
  add: 'Add supplier',
  role: 'OFFICEMANAGER',
  path: (id) => `/suppliers/${id}`,
  sentTo: '/suppliers',
  make: (api, officeId) => api.createSupplier(officeId),
  prepare: async () => `Imprimerie ${unique()}`,
  listed: (officeId, search) => `/suppliers?${new URLSearchParams({ officeId, search }).toString()}`,
  open: async (page, record) => {
    await page.goto('/suppliers');
    await page.getByRole('button', { name: record.name, exact: true }).click();
  },
  openNew: async (page) => {
    await page.goto('/suppliers');
    await page.getByRole('button', { name: 'Add supplier' }).click();
  },
  type: (page, text) => supplierName(page).fill(text),
  typeByKeys: async (page, text) => {
    await expect(supplierName(page)).toBeFocused();
    await typeInTurn(page, [text]);
    await page.keyboard.press('Enter');
  },
  leave: (page) => supplierFrame(page).getByRole('button', { name: 'Cancel' }).click(),
  frame: supplierFrame,
  failure: (page) => supplierFrame(page).getByRole('alert'),
  field: name,
  sentences: {
    created: 'Supplier added successfully',
    updated: 'Supplier added successfully',
    deleted: 'Supplier deleted successfully',
    createFailed: 'Failed to save supplier',
    updateFailed: 'Failed to save supplier',
    deleteFailed: 'Failed to delete supplier',
    noun: 'supplier',
    gone: 'This supplier does not exist.',
  },
  noise: [/Failed to (save|delete) supplier/],
  proofs: allHere,
};
