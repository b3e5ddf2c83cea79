import { renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { LoginPage } from './login.page';

jest.mock('./passkey', () => {
  throw new Error('The file of passkeys cannot be loaded');
});

test('the password remains when the code of passkeys cannot be loaded', async () => {
  renderScreen(<LoginPage demoAccounts={[]} passkeys />, { claims: null, route: '/auth/login' });
  // The failed load has arrived.
  await act(async () => {
    await import('./passkey').catch(() => undefined);
  });
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
