import { session } from '@comptoir/kernel/session';
import { tokenFor } from '@comptoir/remote-sdk/testing';
import { viewAs, sendRealToken } from './view-as';

const place = { selectedCountryCode: 'DZ', selectedOfficeId: '7' };
const real = tokenFor({ role: 'SUPERADMIN', email: 'zoé@comptoir.example' });

beforeEach(() => session.signIn(real));

const claims = () => {
  const current = session.get();
  return current.status === 'signed-in' ? current.claims : undefined;
};
const token = () => {
  const current = session.get();
  return current.status === 'signed-in' ? current.token : '';
};

test('the page treats the user as one of the role, with the selection', () => {
  viewAs('OFFICEMANAGER', place);
  expect(claims()).toMatchObject({
    role: 'OFFICEMANAGER',
    countryCode: 'DZ',
    officeId: '7',
    email: 'zoé@comptoir.example',
  });
  viewAs('ADMIN', place);
  expect(claims()).toMatchObject({ role: 'ADMIN', countryCode: 'DZ' });
});

test('the API gets its own token, after any number of role changes', async () => {
  const requests = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  sendRealToken();
  viewAs('ADMIN', place);
  viewAs('COLLECTOR', place);
  await fetch('/api/agencies', { headers: { authorization: `Bearer ${token()}` } });
  const { headers } = requests.mock.calls[0]?.[1] ?? {};
  expect(new Headers(headers).get('authorization')).toBe(`Bearer ${real}`);
});

test('requests without a token are unchanged', async () => {
  const requests = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  sendRealToken();
  await fetch('/api/login', { method: 'POST' });
  expect(requests).toHaveBeenCalledWith('/api/login', { method: 'POST' });
});
