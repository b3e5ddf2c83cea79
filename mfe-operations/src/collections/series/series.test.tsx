import type { Series } from '@comptoir/api-contract/pick-up-series';
import { refusal } from '@comptoir/remote-sdk/testing';
import { officePlace } from '@comptoir/kernel/format';
import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { agency, collection, collector, office, planningLists } from '../../testing/samples';
import { freezeTime } from '../../testing/freeze-time';
import { Area } from '../collections.area';
import { weekOrder } from './rule-text';

const series: Series = {
  id: '01890000-0000-7000-8000-0000000000e1',
  officeId: office.id,
  agencyId: agency.id,
  agency: { id: agency.id, name: agency.name },
  collectorId: collector.id,
  collector: { id: collector.id, name: collector.name },
  rrule: 'FREQ=WEEKLY;BYDAY=MO,TH',
  startDate: '2026-11-02',
  localTime: '09:30',
  scheduledAmount: 1234.5,
  currency: 'DZD',
  alertBefore24Hours: false,
  holidayRule: 'SKIP',
  until: null,
  isPaused: false,
  state: 'active',
  next: { id: '1042', day: '2026-11-23' },
  timeZone: 'Africa/Algiers',
};

const lists = {
  ...planningLists,
  listSeries: () => [series],
  getSeries: () => Response.json(series, { headers: { etag: '"3"' } }),
  getFollowing: () => ({ touched: 8, left: 2, rrule: series.rrule }),
  previewSeries: () => ({
    days: [
      { day: '2026-11-23', planned: '2026-11-23', reason: null },
      { day: '2026-11-26', planned: '2026-11-27', reason: 'Stock-taking' },
    ],
    goesOn: true,
  }),
};

beforeEach(() => freezeTime('2026-11-20T10:00:00'));

async function choose({ user }: ReturnType<typeof renderArea>, name: RegExp | string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('the list describes rule, next day, collector and amount', async () => {
  renderArea(Area, { route: '/collection-schedules/series', api: lists });
  const row = (await screen.findByRole('link', { name: agency.name })).closest('[role=row]');
  expect(row).toHaveTextContent('every Monday and Thursday at 09:30');
  expect(row).not.toHaveTextContent('from');
  expect(row).toHaveTextContent('Mon 23/11/2026');
  expect(row).toHaveTextContent(collector.name);
});

test('a series whose next pick-up does not exist yet shows its day', async () => {
  const far = { ...series, next: null, nextDay: '2027-01-06' };
  renderArea(Area, { route: '/collection-schedules/series', api: { ...lists, listSeries: () => [far] } });
  const row = (await screen.findByRole('link', { name: agency.name })).closest('[role=row]');
  expect(row).toHaveTextContent('06/01/2027');
});

test('a series that begins later names its first day, which explains its next collection', async () => {
  const later = { ...series, startDate: '2026-12-08', next: null, nextDay: '2026-12-10' };
  renderArea(Area, { route: '/collection-schedules/series', api: { ...lists, listSeries: () => [later] } });
  const row = (await screen.findByRole('link', { name: agency.name })).closest('[role=row]');
  expect(row).toHaveTextContent(/every Monday and Thursday at 09:30, from 08\/12\/2026Next Thu 10\/12\/2026/);
});

test('weekdays are in the order of the week in the country of the office', () => {
  expect(weekOrder()).toEqual(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  officePlace.set({ timeZone: 'Africa/Algiers', country: 'DZ' });
  expect(weekOrder()).toEqual(['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR']);
  officePlace.set({ timeZone: 'America/New_York', country: 'US' });
  expect(weekOrder()).toEqual(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']);
  officePlace.set(undefined);
});

test('a rule is composed by controls, previewed, and sent as text', async () => {
  const shown = renderArea(Area, {
    route: '/collection-schedules/series/new',
    api: { ...lists, createSeries: () => Response.json(series, { status: 201 }) },
  });
  const { user, calls, address } = shown;
  const preview = await screen.findByRole('group', { name: 'The next collections' });
  expect(await within(preview).findByText(/instead of 26\/11\/2026: Stock-taking/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Agency/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(agency.name) }));
  await choose(shown, 'How often', 'every 2 weeks');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await choose(shown, 'Ends', 'After a number of times');
  await user.clear(screen.getByRole('textbox', { name: 'Number of times' }));
  await user.type(screen.getByRole('textbox', { name: 'Number of times' }), '0');
  await user.type(screen.getByRole('textbox', { name: /^Scheduled Amount/ }), '500');
  await user.click(screen.getByRole('button', { name: 'Plan the series' }));
  expect(await screen.findByText(/^Invalid repetition/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Number of times' }), '6');
  await user.click(screen.getByRole('button', { name: 'Plan the series' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'createSeries')?.body).toMatchObject({
      officeId: office.id,
      agencyId: agency.id,
      collectorId: collector.id,
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=6',
      startDate: '2026-11-20',
      scheduledAmount: 500,
      currency: 'DZD',
    }),
  );
  await waitFor(() => expect(address()).toBe('/collection-schedules/series'));
});

test('removing the last weekday shows an error, and choosing another fixes it', async () => {
  const { user, calls } = renderArea(Area, {
    route: '/collection-schedules/series/new',
    api: { ...lists, createSeries: () => Response.json(series, { status: 201 }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Friday' }));
  expect(screen.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
  expect(await screen.findByText('Choose at least one weekday')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'The next collections' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'previewSeries')?.body).toMatchObject({
      rrule: 'FREQ=WEEKLY;BYDAY=TU,SA',
    }),
  );
  await waitFor(() => expect(screen.queryByText('Choose at least one weekday')).not.toBeInTheDocument());
});

test("collector, currency and amount come from the agency's last collection; typed values are kept", async () => {
  const euros = { ...collection, currency: 'EUR' as const };
  const open = () =>
    renderArea(Area, {
      route: '/collection-schedules/series/new',
      api: { ...lists, listCollections: () => [euros], createSeries: () => Response.json(series, { status: 201 }) },
    });
  const { user, unmount } = open();
  const chooseAgency = async ({ click }: typeof user) => {
    await click(await screen.findByRole('button', { name: /^Agency/ }));
    await click(await screen.findByRole('option', { name: new RegExp(agency.name) }));
  };
  await chooseAgency(user);
  const amount = () => screen.getByRole('textbox', { name: /^Scheduled Amount/ });
  await waitFor(() => expect(amount()).toHaveValue('1,234.50'));
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('EUR');
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
  unmount();
  const second = open();
  await second.user.type(await screen.findByRole('textbox', { name: /^Scheduled Amount/ }), '99');
  await chooseAgency(second.user);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('EUR'));
  expect(amount()).toHaveValue('99.00');
});

test('an hour that has passed today shows a notice and is asked about without today', async () => {
  const { user, calls } = renderArea(Area, { route: '/collection-schedules/series/new', api: lists });
  await user.type(await screen.findByRole('textbox', { name: /^Time/ }), '9h30{Tab}');
  expect(await screen.findByText('09:30 has passed today: the series starts tomorrow or later.')).toBeVisible();
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'previewSeries')?.body).toMatchObject({
      startDate: '2026-11-20',
      localTime: '09:30',
    }),
  );
});

test('changing this and following pick-ups asks with their number', async () => {
  const { user, calls, address } = renderArea(Area, {
    route: `/collection-schedules/series/${series.id}?from=2026-11-26`,
    api: { ...lists, changeFollowing: () => series },
  });
  const amount = await screen.findByRole('textbox', { name: /^Scheduled Amount/ });
  await user.clear(amount);
  await user.type(amount, '99');
  await user.click(screen.getByRole('button', { name: 'Change from this day on' }));
  expect(await screen.findByRole('alertdialog', { name: 'Change from 26/11/2026 on?' })).toHaveAccessibleDescription(
    /8 planned collections change\. 2 edited individually or already collected do not change\./,
  );
  expect(calls.some(({ operation }) => operation === 'changeFollowing')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Change series' }));
  await waitFor(() => {
    const sent = calls.find(({ operation }) => operation === 'changeFollowing');
    expect(sent?.body).toMatchObject({ startDate: '2026-11-26', scheduledAmount: 99, rrule: series.rrule });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });
  await waitFor(() => expect(address()).toBe('/collection-schedules/series'));
});

test('a concurrent change is shown and can be loaded, and typed values are kept', async () => {
  let current = { version: 3, data: series };
  const { user, calls, address } = renderArea(Area, {
    route: `/collection-schedules/series/${series.id}?from=2026-11-26`,
    api: {
      ...lists,
      getSeries: () => Response.json(current.data, { headers: { etag: `"${current.version}"` } }),
      getFollowing: () => ({ touched: 8, left: 2, rrule: current.data.rrule }),
      changeFollowing: ({ headers }) =>
        headers.get('if-match') === `"${current.version}"` ? current.data : refusal('stale'),
    },
  });
  const change = async () => {
    await user.click(screen.getByRole('button', { name: 'Change from this day on' }));
    await user.click(await screen.findByRole('button', { name: 'Change series' }));
  };
  const amount = await screen.findByRole('textbox', { name: /^Scheduled Amount/ });
  await user.clear(amount);
  await user.type(amount, '99');
  current = { version: 4, data: { ...series, rrule: 'FREQ=WEEKLY;BYDAY=TU', localTime: '11:00' } };
  await change();
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  expect(screen.queryByText('Someone else has changed this')).not.toBeInTheDocument();
  await change();
  await waitFor(() => expect(address()).toBe('/collection-schedules/series'));
  const sent = calls.findLast(({ operation }) => operation === 'changeFollowing');
  expect(sent?.body).toMatchObject({ scheduledAmount: 99, rrule: 'FREQ=WEEKLY;BYDAY=TU', localTime: '11:00' });
  expect(sent?.headers.get('if-match')).toBe('"4"');
});

test('a series paused meanwhile does not conflict', async () => {
  let etag = '"3"';
  let isPaused = false;
  const { user, calls } = renderArea(Area, {
    route: `/collection-schedules/series/${series.id}`,
    api: {
      ...lists,
      getSeries: () => Response.json({ ...series, isPaused }, { headers: { etag } }),
      updateSeries: () => {
        [etag, isPaused] = ['"4"', true];
        return { ...series, isPaused };
      },
      changeFollowing: () => series,
    },
  });
  await screen.findByRole('textbox', { name: /^Scheduled Amount/ });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click((await screen.findAllByRole('button', { name: 'Pause' })).at(-1) ?? document.body);
  await screen.findByRole('button', { name: 'Resume' });
  await user.click(screen.getByRole('button', { name: 'Change from this day on' }));
  await user.click(await screen.findByRole('button', { name: 'Change series' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'changeFollowing')?.headers.get('if-match')).toBe('"4"'),
  );
});

test('a future series is changed and shown from its first day on', async () => {
  const later = { ...series, startDate: '2026-12-07', next: { id: '1050', day: '2026-12-07' } };
  const { calls } = renderArea(Area, {
    route: `/collection-schedules/series/${series.id}`,
    api: { ...lists, getSeries: () => Response.json(later, { headers: { etag: '"3"' } }) },
  });
  expect(await screen.findByRole('textbox', { name: 'Change from' })).toHaveValue('07/12/2026');
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'previewSeries')?.body).toMatchObject({
      startDate: '2026-12-07',
      seriesId: series.id,
    }),
  );
});

test('a pick-up shows its series and why it moved', async () => {
  const own = { id: series.id, day: '2026-11-23', isDetached: false, movedFor: 'Stock-taking' };
  renderArea(Area, {
    route: `/collection-schedules/${collection.id}`,
    api: { ...lists, getCollection: () => ({ ...collection, series: own }) },
  });
  expect(await screen.findByText('Moved from 23/11/2026: Stock-taking')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change this and following ones' })).toHaveAttribute(
    'href',
    `/collection-schedules/series/${series.id}?from=2026-11-23`,
  );
});

test('public holidays are suggested and made closures', async () => {
  const { user, calls } = renderArea(Area, {
    route: '/collection-schedules/closures',
    api: {
      ...lists,
      listClosures: () => [],
      listHolidays: () => [{ from: '2026-12-25', to: '2026-12-25', name: 'Christmas', isKept: false }],
      createClosure: () => Response.json({}, { status: 201 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Public holidays' }));
  await user.click(await screen.findByRole('button', { name: 'Add closure: Christmas' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'createClosure')?.body).toEqual({
      officeId: office.id,
      from: '2026-12-25',
      to: '2026-12-25',
      reason: 'Christmas',
      holiday: 'Christmas',
    }),
  );
});
