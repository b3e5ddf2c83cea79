import type { AgencySummary } from '@comptoir/api-contract/summaries';
import { failure } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { agency, agencySummary, collection } from '../../testing/samples';
import { Area } from '../agencies.area';

const route = `/agencies/${agency.id}`;
const getAgency = () => Response.json(agency, { headers: { etag: '"7"' } });

const planned = {
  ...collection,
  collectorName: 'Sofiane',
  scheduledCollectionDate: '2090-03-05T09:00:00.000Z',
  hasTime: false,
};
const late = { ...planned, id: '1041', scheduledCollectionDate: '2001-03-05T09:00:00.000Z' };
const short = {
  ...late,
  id: '1040',
  status: 'COLLECTED_WITH_ISSUES' as const,
  actualCollectionDate: '2001-03-06T09:00:00.000Z',
  collectedAmount: 1000,
};
const missed = { ...late, id: '1039', status: 'UNCOLLECTED_WITH_ISSUES' as const };

const summary: AgencySummary = {
  usual: [{ currency: 'DZD', amount: 1234.5, collections: 10 }],
  late: 1,
  next: [late, planned],
  last: [short],
  issues: { count: 2, collections: [short, missed] },
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('an agency shows its usual amount, collections, open issues and contact above the form', async () => {
  renderArea(Area, { route, api: { getAgency, getAgencySummary: () => summary } });
  const summarized = await part('Summary');
  expect((await summarized.findByText('Usual amount (median)')).parentElement).toHaveTextContent(/DA\s1,234\.50/);
  expect(summarized.getByText('last 10')).toBeVisible();
  expect(summarized.getByRole('link', { name: 'Late' })).toHaveAttribute(
    'href',
    '/collection-schedules?from=&state=late&search=Pharmacie%20Audin',
  );

  const [first, second] = (await part('Next collections')).getAllByRole('listitem');
  expect(first).toHaveTextContent(/05\/03\/2001.*Late/);
  expect(second).not.toHaveTextContent('Late');
  const next = (await part('Next collections')).getByRole('link', { name: '05/03/2090' });
  expect(next).toHaveAttribute('href', '/collection-schedules/edit/1042');

  const last = (await part('Last collections')).getByRole('link', { name: '06/03/2001' });
  expect(last).toHaveAttribute('href', '/money-book/1040');
  const lastRow = (await part('Last collections')).getByRole('listitem');
  expect(lastRow).toHaveTextContent(/06\/03\/2001Sofiane−DA\s234\.50DA\s1,000\.00$/);

  const issues = await part('Open issues');
  expect(issues.getByText('−DA 234.50')).toBeVisible();
  expect(issues.getByText('Not collected')).toBeVisible();
  expect(issues.getByRole('link', { name: 'Open issues' })).toHaveAttribute(
    'href',
    '/collection-schedules?from=&unanswered=true&search=Pharmacie%20Audin',
  );

  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+213555016684');
  expect(screen.getByRole('link', { name: 'Send an email' })).toHaveAttribute('href', `mailto:${agency.email}`);
});

test('usual amounts of two currencies share a tile', async () => {
  const usual = [...summary.usual, { currency: 'USD' as const, amount: 1810, collections: 4 }];
  renderArea(Area, { route, api: { getAgency, getAgencySummary: () => ({ ...summary, usual }) } });
  const tile = (await (await part('Summary')).findByText('Usual amount (median)')).parentElement;
  expect(tile).toHaveTextContent(/DA\s1,234\.50last 10\$1,810\.00last 4/);
});

test('a collection as planned shows its amount once', async () => {
  const last = [{ ...short, status: 'COLLECTED' as const, collectedAmount: short.scheduledAmount }];
  renderArea(Area, { route, api: { getAgency, getAgencySummary: () => ({ ...summary, last }) } });
  expect((await part('Last collections')).getByRole('listitem')).toHaveTextContent(/DA\s1,234\.50$/);
});

test('the server, by the clock of the office, decides which collection is late', async () => {
  const next = [{ ...planned, scheduledCollectionDate: new Date(Date.now() - 86_400_000).toISOString() }];
  renderArea(Area, { route, api: { getAgency, getAgencySummary: () => ({ ...summary, late: 0, next }) } });
  expect((await part('Next collections')).getByRole('listitem')).not.toHaveTextContent('Late');
});

test('an agency without collections says so', async () => {
  renderArea(Area, { route, api: { getAgency } });
  expect(await (await part('Summary')).findByText('Nothing collected yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open issues' })).not.toBeInTheDocument();
  expect((await part('Next collections')).getByText('None planned')).toBeVisible();
});

test('a failed summary leaves the form usable, and can be read again', async () => {
  let fails = true;
  const { user } = renderArea(Area, {
    route,
    api: {
      getAgency,
      getAgencySummary: () => (fails ? failure(503, 'The database is starting.') : agencySummary),
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(await region.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue(agency.name);
  fails = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('None planned')).toBeVisible();
});
