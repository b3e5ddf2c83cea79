import { expect, type APIRequestContext } from '@playwright/test';
import { Api } from '../fixtures/api';
import type { Who } from '../fixtures/people';
import { boss, type Outside } from './outside';

export interface OpenedOffice {
  id: string;
  api: Api;
  manager: Who;
  collector: string;
}

interface Place {
  request: APIRequestContext;
  url: string;
  outside: Outside;
}

const COLLECTOR = 'Collector of the test';

export async function openOffice(place: Place): Promise<OpenedOffice> {
  const api = await Api.signIn(place.request, place.url, boss.email, boss.password);
  const { id } = await api.createOffice({ name: 'Office of the test', city: 'Alger', countryCode: 'DZ' });
  for (const [amount, currency] of [
    [5_000, 'USD'],
    [100_000, 'DZD'],
  ] as const) {
    const date = new Date().toISOString();
    await api.createdBy('/transactions', { officeId: id, date, amount, currency, description: 'Opening float' });
  }
  const manager = await comeIn(place, api, { name: 'Manager of the test', role: 'OFFICEMANAGER', officeId: id });
  await comeIn(place, api, { name: COLLECTOR, role: 'COLLECTOR', officeId: id });
  return { id, api, manager, collector: COLLECTOR };
}

async function comeIn(
  { request, url, outside }: Place,
  api: Api,
  person: { name: string; role: 'OFFICEMANAGER' | 'COLLECTOR'; officeId: string },
): Promise<Who> {
  // Differs from the demo addresses: a server without demo data refuses to start on those with this password.
  const email: Who = `${person.role.toLowerCase()}-of-the-test@comptoir.example`;
  await api.invite({ ...person, email, phone: '+213 555 01 00 07' });
  await expect.poll(() => outside.linkTo(email), { timeout: 60_000 }).toBeDefined();
  const link = new URL(outside.linkTo(email) ?? '');
  expect(link.origin).toBe(url);
  const token = link.searchParams.get('token');
  const data = { token, password: boss.password, confirmPassword: boss.password };
  const answer = await request.post(`${url}/api/signup`, { data });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
  return email;
}
