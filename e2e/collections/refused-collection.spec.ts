import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

const Statuses = z.array(z.object({ id: z.string(), status: z.string() }));

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

async function collectedOne(): Promise<string> {
  const endDate = new Date().toISOString();
  const query = new URLSearchParams({ officeId, endDate, limit: '200' });
  const collections = Statuses.parse(await api.get(`/collections?${query.toString()}`));
  return collections.find(({ status }) => status === 'COLLECTED')?.id ?? 'none';
}

test('the schedule of a collected collection cannot be changed; the form says why and keeps the input', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  const id = await collectedOne();
  await page.goto(`/collection-schedules/edit/${id}`);
  const form = new CollectionForm(page);
  await form.type({ amount: '0.01' });
  await form.submit();
  await expect(toastOf(page)).toContainText(
    'Failed to update collection schedule. Please try again. This collection is already collected: only its amount can be corrected.',
  );
  await expect(form.amount).toHaveValue('0.01');
});

test('an agency deleted meanwhile is refused at its field, and the input stays', async ({ page, pageErrors }) => {
  pageErrors.expect(/422/);
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type({ agency: agency.name, date: dayFromNow(2), collector: 'Amel Cherif', amount: '12', note: 'Mine' });
  await api.delete(`/agencies/${agency.id}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Failed to create collection schedule. This office has no such agency');
  await expect(form.agency).toHaveAccessibleDescription('This office has no such agency');
  await expect(form.note).toHaveValue('Mine');
  await expect(form.amount).toHaveValue('12.00');
});

test('a collector deleted meanwhile is refused at the field', async ({ page, pageErrors }) => {
  pageErrors.expect(/422/);
  const { id, collector } = await api.planCollection(officeId);
  const other = await api.createCollector(officeId);
  await page.goto(`/collection-schedules/edit/${id}`);
  const form = new CollectionForm(page);
  await expect(form.collector).toHaveText(collector.name);
  await form.type({ collector: other.name });
  await api.delete(`/users/${other.id}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Failed to update collection schedule. Please try again.');
  await expect(form.collector).toHaveAccessibleDescription('This office has no such collector');
});
