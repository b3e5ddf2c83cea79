import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { useApiMutation } from './use-api-mutation';
import { useUnanswered } from './use-unanswered';

function Pay({ id }: { id: string }) {
  const change = useApiMutation('updateCollection', { survivesReload: true, subject: id });
  return (
    <>
      <button type="button" onClick={() => change.mutate({ params: { id }, body: { collectedAmount: 5 } })}>
        Record {id}
      </button>
      <button type="button" onClick={change.resend}>
        Send {id} again
      </button>
    </>
  );
}

function Round() {
  const unanswered = useUnanswered('updateCollection');
  return (
    <>
      <Pay id="1042" />
      <Pay id="1043" />
      <output>
        {unanswered.map(({ subject, content }) => `${subject}: ${content.body.collectedAmount}`).join(', ')}
      </output>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const told = () => screen.getByRole('status');

test('lists an unanswered submission by its subject until it is answered', async () => {
  let away = true;
  const { user, calls } = renderScreen(<Round />, {
    api: {
      updateCollection: () => (away ? Promise.reject(new TypeError('no connection')) : new Response(null)),
    },
  });
  await user.click(press('Record 1042'));
  await waitFor(() => expect(told()).toHaveTextContent('1042: 5'));
  await user.click(press('Record 1043'));
  await waitFor(() => expect(told()).toHaveTextContent('1042: 5, 1043: 5'));
  away = false;
  await user.click(press('Send 1042 again'));
  await waitFor(() => expect(told()).toHaveTextContent(/^1043: 5$/));
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a submission being sent is not listed', async () => {
  const { user, calls } = renderScreen(<Round />, {
    api: { updateCollection: () => new Promise<never>(() => undefined) },
  });
  await user.click(press('Record 1042'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(told()).toBeEmptyDOMElement();
});
