import type { CorrectionRequest } from '@comptoir/api-contract/correction-requests';
import type { Role } from '@comptoir/api-contract/roles';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AskForCorrection, RequestedCorrection } from './corrections';

const open: CorrectionRequest = {
  id: '01890000-0000-7000-8000-0000000000e1',
  entity: 'trade',
  entityId: '12',
  reason: 'Typed twice',
  by: { id: '01890000-0000-7000-8000-0000000000b1', name: 'Samira Boudiaf' },
  createdDate: '2026-11-28T15:00:00.000Z',
  answer: null,
  mayDecline: false,
};
const refusal = { isCorrected: false, reason: 'The amount is right', by: open.by, date: '2026-11-28T16:00:00.000Z' };

function render(role: Role, requests: CorrectionRequest[], api: ApiHandlers = {}) {
  return renderScreen(
    <>
      <AskForCorrection entity="trade" id="12" />
      <RequestedCorrection entity="trade" id="12" />
    </>,
    { claims: { role }, api: { listCorrectionRequests: () => requests, ...api } },
  );
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a correction is requested with a reason, and the button waits for its answer', async () => {
  const requests: CorrectionRequest[] = [];
  const { user, calls } = render('OFFICEMANAGER', requests, {
    requestCorrection: () => {
      requests.unshift(open);
      return open;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
  const form = dialog('Ask for a correction');
  await user.click(form.getByRole('button', { name: 'Send the request' }));
  expect(await form.findByText('Reason is required')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
  await user.click(form.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('A correction is requested')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for a correction' })).not.toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'requestCorrection')).toMatchObject({
    body: { entity: 'trade', entityId: '12', reason: 'Typed twice' },
  });
});

test('a refused request keeps the reason that was typed', async () => {
  const { user } = render('OFFICEMANAGER', [], {
    requestCorrection: () => failure(409, 'A correction of this record is requested already.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
  const form = dialog('Ask for a correction');
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
  await user.click(form.getByRole('button', { name: 'Send the request' }));
  expect(await form.findByText('A correction of this record is requested already.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Typed twice');
});

test('a person who may correct the record sees no request button, and declines with a reason', async () => {
  const requests = [{ ...open, mayDecline: true }];
  const { user, calls } = render('ADMIN', requests, {
    declineCorrection: () => {
      requests[0] = { ...open, answer: refusal };
      return requests[0];
    },
  });
  expect(await screen.findByText('Typed twice')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for a correction' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const form = dialog('Decline the correction');
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'The amount is right');
  await user.click(form.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('The correction is declined')).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'declineCorrection')).toMatchObject({
      params: { id: open.id },
      body: { reason: 'The amount is right' },
    }),
  );
});

test('a declined correction shows its reason and can be requested again', async () => {
  render('OFFICEMANAGER', [{ ...open, answer: refusal }]);
  expect(await screen.findByText('The amount is right')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask for a correction' })).toBeVisible();
});

test('its author waits without a button to answer', async () => {
  render('OFFICEMANAGER', [open]);
  expect(await screen.findByText('A correction is requested')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
