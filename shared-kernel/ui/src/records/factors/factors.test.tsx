import type { FactorOverview } from '@comptoir/api-contract/factors';
import { refusal, renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmSession, FactorSettings, SignInStep } from './factors';

const NONE: FactorOverview = {
  policy: 'offered',
  passkeys: false,
  requiredDate: null,
  factors: [],
  recoveryCodesLeft: 0,
};
const APP = {
  id: '01890000-0000-7000-8000-0000000000e1',
  kind: 'TOTP',
  name: '',
  createdDate: '2026-11-22T08:00:00.000Z',
} as const;
const ON: FactorOverview = { ...NONE, factors: [{ ...APP, lastUsedDate: null }], recoveryCodesLeft: 9 };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const SETUP = {
  ticket: 'a ticket',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Comptoir:a?secret=JBSWY3DPEHPK3PXP',
};

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

const renderSettings = (api: Api) =>
  renderScreen(
    <FactorSettings>
      {({ title, content }) => (
        <section aria-label={title}>
          <h2>{title}</h2>
          {content}
        </section>
      )}
    </FactorSettings>,
    { api: api ?? {} },
  );

test('nothing is shown where second steps are switched off', async () => {
  const { calls } = renderSettings({ listFactors: () => ({ ...NONE, policy: 'off' }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('an app is added with the password and its first code, and recovery codes are shown once', async () => {
  let overview = NONE;
  const { user, calls } = renderSettings({
    listFactors: () => overview,
    beginFactor: () => SETUP,
    addFactor: () => {
      overview = ON;
      return { recoveryCodes: CODES };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code from the app'), '123 456{Enter}');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  expect(calls.find(({ operation }) => operation === 'addFactor')?.body).toEqual({
    ticket: 'a ticket',
    oneTimeCode: '123456',
  });
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('9 recovery codes left')).toBeVisible();
});

test('an account without a password sees no password field', async () => {
  const { user, calls } = renderSettings({
    listFactors: () => ({ ...NONE, freshSignIn: true }),
    beginFactor: () => SETUP,
  });
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'beginFactor')?.body).toEqual({});
});

test('a wrong code is reported at its field, and the setup goes on', async () => {
  const { user } = renderSettings({
    listFactors: () => NONE,
    beginFactor: () => SETUP,
    addFactor: () => refusal('code-wrong', {}, 'oneTimeCode'),
  });
  jest.spyOn(console, 'error').mockImplementation();
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(
      'This code is not correct, or it was already used.',
    ),
  );
});

test('an app is removed after a question', async () => {
  let overview = ON;
  const { user } = renderSettings({
    listFactors: () => overview,
    removeFactor: () => {
      overview = NONE;
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Add authenticator app' })).toBeVisible();
});

test('a session is confirmed with a code of the app or a recovery code', async () => {
  const onConfirmed = jest.fn();
  const { user, calls } = renderScreen(<ConfirmSession onConfirmed={onConfirmed} onClose={() => undefined} />, {
    api: {
      listFactors: () => ON,
      confirmSession: ({ body }) =>
        Object(body).oneTimeCode === '123456' ? refusal('code-wrong', {}, 'oneTimeCode') : undefined,
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/not correct/));
  await user.click(within(dialog).getByRole('button', { name: 'Use a recovery code' }));
  await user.clear(within(dialog).getByLabelText('Recovery code'));
  await user.type(within(dialog).getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd{Enter}');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({ oneTimeCode: 'AAAABBBBCCCCDDDD' });
});

test('the day from which a role needs a second step is shown until there is one', async () => {
  renderSettings({
    listFactors: () => ({ ...NONE, policy: 'required', requiredDate: '2026-12-13T08:00:00.000Z' }),
  });
  expect(await screen.findByText(/^Your role needs a second step from 13\/12\/2026/)).toBeVisible();
});

describe('the second step of a sign-in', () => {
  const renderStep = (step: 'factor' | 'enrolment', api: Api) => {
    const onSignedIn = jest.fn();
    const onRestart = jest.fn();
    const screenOf = renderScreen(
      <SignInStep
        step={step}
        ticket="a ticket"
        passkeys="off"
        frame={(title, content) => (
          <main>
            <h1>{title}</h1>
            {content}
          </main>
        )}
        onSignedIn={onSignedIn}
        onRestart={onRestart}
      />,
      { claims: null, api: api ?? {} },
    );
    return { ...screenOf, onSignedIn, onRestart };
  };

  test('sends the code with the ticket, and signs in', async () => {
    const { user, calls, onSignedIn } = renderStep('factor', { completeSignIn: () => ({ access_token: 'a token' }) });
    await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveFocus());
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('a token'));
    expect(calls[0]).toMatchObject({
      operation: 'completeSignIn',
      body: { ticket: 'a ticket', oneTimeCode: '123456' },
    });
  });

  test('shows a wrong code at its field, and an ended step with a way back', async () => {
    let answer = refusal('code-wrong', {}, 'oneTimeCode');
    const { user, onRestart } = renderStep('factor', { completeSignIn: () => answer });
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/not correct/));
    answer = refusal('step-ended');
    await user.type(screen.getByLabelText('Code from the app'), '1{Enter}');
    expect(await screen.findByText('This took too long. Please begin again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(onRestart).toHaveBeenCalled();
  });

  test('adds a required app first, and shows its recovery codes before it signs in', async () => {
    const { user, onSignedIn } = renderStep('enrolment', {
      beginEnrolment: () => SETUP,
      completeSignIn: () => ({ access_token: 'a token', recoveryCodes: CODES }),
    });
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(onSignedIn).toHaveBeenCalledWith('a token');
  });
});
