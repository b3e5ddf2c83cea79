import { expect } from '@playwright/test';
import { CollectionForm, dayFromNow } from '../../collections/collection-form';
import { go } from '../../fixtures/go';
import { tabTo } from '../../fixtures/tab-to';
import type { RecordRow } from '../record';
import { onPages } from '../row-parts';

export const collection: RecordRow = {
  ...onPages,
  resource: 'a collection',
  headings: 0,
  list: '/collection-schedules',
  add: 'Add pick',
  role: 'OFFICEMANAGER',
  path: (id) => `/collections/${id}`,
  sentTo: '/collections',
  make: async (api, officeId) => {
    const { id } = await api.planCollection(officeId);
    return { id, name: `#${id}` };
  },
  prepare: async (api, officeId) => (await api.createAgency(officeId)).name,
  listed: (officeId, search) => `/collections?${new URLSearchParams({ officeId, search }).toString()}`,
  page: (id) => `/collection-schedules/edit/${id}`,
  open: (page, { id }) => go(page, `/collection-schedules/edit/${id}`),
  openNew: async (page) => void (await page.goto('/collection-schedules/new')),
  type: (page, text) =>
    new CollectionForm(page).type({ agency: text, date: dayFromNow(2), collector: 'Amel Cherif', amount: '12.5' }),
  typeByKeys: async (page, text) => {
    const form = new CollectionForm(page);
    const { keyboard } = page;
    await tabTo(page, form.agency);
    await keyboard.press('Enter');
    await keyboard.type(text);
    await expect(page.getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter');
    await expect(form.agency).toBeFocused();
    await keyboard.press('Tab');
    await expect(form.date).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(dayFromNow(2));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(form.time).toBeFocused();
    await keyboard.type('930');
    await keyboard.press('Tab');
    await expect(form.collector).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(form.position).toBeFocused();
    await keyboard.press('Tab');
    await expect(form.currency).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('50');
    await keyboard.press('Enter');
  },
  field: {
    label: 'Amount',
    key: 'scheduledAmount',
    theirs: { sent: 777, shown: '777.00' },
    again: { sent: 888, shown: '888.*' },
    ours: { typed: '2000', shown: '2,000.00', saved: 2000 },
  },
  sentences: {
    created: 'Collection schedule created successfully',
    updated: 'Collection schedule updated successfully',
    deleted: 'Collection schedule deleted successfully',
    createFailed: 'Failed to create collection schedule.',
    updateFailed: 'Failed to update collection schedule. Please try again.',
    deleteFailed: 'Failed to delete collection schedule. Please try again.',
    noun: 'collection',
    gone: 'This collection does not exist.',
  },
  noise: [/The map is not shown/],
};
