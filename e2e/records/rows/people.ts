import { expect } from '@playwright/test';
import { PersonForm, personInput } from '../../administration/person';
import { CollectorForm } from '../../collectors/collector-form';
import { go } from '../../fixtures/go';
import { tabTo } from '../../fixtures/tab-to';
import type { RecordRow } from '../record';
import { onPages, typeInTurn, unique } from '../row-parts';

const account = {
  ...onPages,
  path: (id: string) => `/users/${id}`,
  sentTo: '/invite-user',
  prepare: async () => `Karim ${unique()}`,
};

const mailOf = (person: string) => `${person.toLowerCase().replace(' ', '.')}@comptoir.example`;

export const collector: RecordRow = {
  ...account,
  resource: 'a collector',
  headings: 5,
  list: '/collectors',
  add: 'Add collector',
  role: 'OFFICEMANAGER',
  make: (api, officeId) => api.createCollector(officeId),
  listed: (officeId, search) => `/users/collectors?${new URLSearchParams({ officeId, search }).toString()}`,
  page: (id) => `/collectors/${id}`,
  open: (page, { id }) => go(page, `/collectors/${id}`),
  openNew: async (page) => void (await page.goto('/collectors/new')),
  type: (page, text) => new CollectorForm(page).type({ name: text, email: mailOf(text), phone: '+213 555 01 02 03' }),
  typeByKeys: async (page, text) => {
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await typeInTurn(page, [text, mailOf(text), '+213 555 01 02 03']);
    await page.keyboard.press('Enter');
  },
  sentences: {
    created: 'Collector created successfully',
    updated: 'Collector updated successfully',
    deleted: 'Collector deleted successfully',
    createFailed: 'Failed to create collector.',
    updateFailed: 'Failed to update collector.',
    deleteFailed: 'Failed to delete collector.',
    noun: 'collector',
    gone: 'This user does not exist.',
  },
};

export const manager: RecordRow = {
  ...account,
  resource: 'an office manager',
  headings: 2,
  list: '/manage-admins',
  add: 'Add Office Manager',
  role: 'ADMIN',
  make: (api, officeId) => api.invite({ ...personInput('Mary Poole'), role: 'OFFICEMANAGER', officeId }),
  listed: (_, search) => `/users?${new URLSearchParams({ role: 'OFFICEMANAGER', search }).toString()}`,
  page: (id) => `/manage-admins/${id}`,
  open: (page, { id }) => go(page, `/manage-admins/${id}`),
  openNew: async (page) => void (await page.goto('/manage-admins/new')),
  type: (page, text) => new PersonForm(page).type({ ...personInput(text), email: mailOf(text) }),
  typeByKeys: async (page, text) => {
    await tabTo(page, new PersonForm(page).field('Name'));
    await typeInTurn(page, [text, mailOf(text), '+213 555 01 02 03']);
    await page.keyboard.press('Enter');
  },
  sentences: {
    created: 'User created successfully',
    updated: 'User updated successfully',
    deleted: 'Admin deleted successfully',
    createFailed: 'Failed to create user.',
    updateFailed: 'Failed to update user.',
    deleteFailed: 'Failed to delete admin.',
    noun: 'admin',
    gone: 'This user does not exist.',
  },
};
