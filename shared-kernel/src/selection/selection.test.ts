import { session } from '../session/session';
import { tokenFor } from '../testing/token';
import { selection } from './selection';

const NOTHING = { selectedCountryCode: '', selectedOfficeId: null };
const CENTRE = { selectedCountryCode: 'DZ', selectedOfficeId: 'algiers-centre' };

beforeEach(() => {
  session.signIn(tokenFor({}));
  selection.chooseCountry('DZ');
  selection.chooseOffice('algiers-centre');
});

afterEach(() => session.signOut('signed-out'));

test('a session that ends by itself takes the selection along, and the same person gets it back', () => {
  session.signOut('ended');
  expect(selection.get()).toEqual(NOTHING);
  session.signIn(tokenFor({}));
  expect(selection.get()).toEqual(CENTRE);
});

test('somebody else does not', () => {
  session.signOut('ended');
  session.signIn(tokenFor({ sub: '01890000-0000-7000-8000-0000000000aa' }));
  expect(selection.get()).toEqual(NOTHING);
});

test('who signs out leaves nothing behind', () => {
  session.signOut('signed-out');
  session.signIn(tokenFor({}));
  expect(selection.get()).toEqual(NOTHING);
});
