import { NewWebhook, type Webhook, type WebhookDelivery } from '@comptoir/api-contract/webhooks';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { superadmin } from '../../testing/samples';
import { Area } from '../settings.area';

const webhook: Webhook = {
  id: '01890000-0000-7000-8000-0000000000f1',
  name: 'Bookkeeping',
  url: 'https://books.example/events',
  events: ['trade.booked'],
  officeId: null,
  state: 'ON',
  createdDate: '2026-11-22T08:00:00.000Z',
  failingSince: null,
  formerSecretUntil: null,
  waiting: 1,
};
const delivery: WebhookDelivery = {
  id: '7',
  eventId: '01890000-0000-7000-8000-0000000000f2',
  type: 'trade.booked',
  officeId: null,
  state: 'FAILED',
  attempts: 3,
  eventDate: '2026-11-22T09:00:00.000Z',
  lastAttemptDate: '2026-11-22T10:00:00.000Z',
  nextAttemptDate: null,
  status: 500,
  answer: 'Out of order',
  failure: null,
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

function renderWebhooks(api: Api = {}) {
  return renderScreen(<Area />, {
    route: '/settings/webhooks',
    path: '/settings/*',
    api: { getMe: () => superadmin, listWebhooks: () => [webhook], listOffices: () => [], ...api },
  });
}

test('a webhook is created with its events, and its secret is shown once', async () => {
  const sent: NewWebhook[] = [];
  const { user } = renderWebhooks({
    createWebhook: ({ body }) => {
      sent.push(NewWebhook.parse(body));
      return { webhook, secret };
    },
  });
  await user.type(await screen.findByLabelText('Name'), 'Bookkeeping');
  await user.type(screen.getByLabelText('Address'), 'ftp://books.example');
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByText('An https address is required')).toBeVisible();
  expect(screen.getByText('At least one event is required')).toBeVisible();
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), webhook.url);
  await user.click(screen.getByRole('checkbox', { name: 'Exchange booked' }));
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByDisplayValue(secret)).toBeVisible();
  expect(sent).toEqual([{ name: 'Bookkeeping', url: webhook.url, officeId: null, events: ['trade.booked'] }]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument();
});

test('deliveries are shown with their answer, and sent again', async () => {
  const replayed: unknown[] = [];
  const { user } = renderWebhooks({
    listWebhookDeliveries: () => [delivery],
    replayDelivery: ({ params }) => {
      replayed.push(params);
      return { ...delivery, state: 'WAITING' as const };
    },
  });
  await user.click(await screen.findByText('Last deliveries'));
  const list = within(await screen.findByRole('list', { name: 'Deliveries to Bookkeeping' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /Exchange booked Failed.*3 attempts · answered 500.*Out of order/,
  );
  await user.click(list.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(replayed).toEqual([{ id: webhook.id, deliveryId: '7' }]));
});

test('a webhook is paused, switched on, and ended after a question', async () => {
  let webhooks = [webhook];
  const changes: unknown[] = [];
  const { user } = renderWebhooks({
    listWebhooks: () => webhooks,
    changeWebhook: ({ body }) => {
      changes.push(body);
      const changed = { ...webhook, state: webhooks[0]?.state === 'ON' ? ('PAUSED' as const) : ('ON' as const) };
      webhooks = [changed];
      return changed;
    },
    endWebhook: () => {
      webhooks = [];
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  await screen.findByRole('button', { name: 'Pause' });
  expect(changes).toEqual([{ paused: true }, { paused: false }]);
  await user.click(screen.getByRole('button', { name: 'End Bookkeeping' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByText('There are no webhooks.')).toBeVisible());
});
