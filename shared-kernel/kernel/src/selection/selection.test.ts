import { session } from '../session/session';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { selection } from './selection';

const NOTHING = { selectedCountryCode: '', selectedOfficeId: null };
const CENTRE = { selectedCountryCode: 'DZ', selectedOfficeId: 'algiers-centre' };

beforeEach(() => {
  session.signIn(tokenFor({}));
  selection.chooseCountry('DZ');
  selection.chooseOffice('algiers-centre');
});

afterEach(() => session.signOut('signed-out'));

test('an expired session clears the selection, which is restored for the same user', () => {
  session.signOut('ended');
  expect(selection.get()).toEqual(NOTHING);
  session.signIn(tokenFor({}));
  expect(selection.get()).toEqual(CENTRE);
});

test('it is not restored for another user', () => {
  session.signOut('ended');
  session.signIn(tokenFor({ sub: '01890000-0000-7000-8000-0000000000aa' }));
  expect(selection.get()).toEqual(NOTHING);
});

test('sign-out removes the selection', () => {
  session.signOut('signed-out');
  session.signIn(tokenFor({}));
  expect(selection.get()).toEqual(NOTHING);
});
