import { ChangePassword, ResetPasswordForm } from './account';
import { BulkAction } from './collection-bulk';
import { CollectionChange, CollectionInput } from './collections';
import { InboxChange } from './inbox';
import { TradeInput } from './trades';
import { CashForm, TransactionInput } from './transactions';
import { UserChange, UserInvitation } from './users';

const officeId = '01935d2c-7a10-7000-8000-000000000001';

function messages(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  const first: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) first[issue.path.join('.')] ??= issue.message;
  return first;
}

describe('messages of the forms', () => {
  it('names the missing fields of a collection', () => {
    expect(messages(CollectionInput.safeParse({ scheduledAmount: -1, agencyId: '' }))).toEqual({
      agencyId: 'Agency is required',
      scheduledCollectionDate: 'Collection date is required',
      collectorId: 'Collector is required',
      scheduledAmount: 'Amount must be positive',
      currency: 'Currency is required',
      officeId: 'Office is required',
    });
  });

  it.each(['0027-07-27T09:30:00Z', '1448-07-27T09:30:00Z', '1999-12-30T09:30:00Z', '2570-01-05T09:30:00Z'])(
    'names the allowed years, for %s',
    (moment) => {
      const years = 'The year is between 2000 and 2099';
      expect(messages(CollectionChange.safeParse({ scheduledCollectionDate: moment }))).toEqual({
        scheduledCollectionDate: years,
      });
      expect(messages(BulkAction.safeParse({ kind: 'move', day: moment.slice(0, 10) }))).toEqual({ day: years });
      expect(messages(InboxChange.safeParse({ snoozedUntil: moment }))).toEqual({ snoozedUntil: years });
      expect(messages(TransactionInput.safeParse({ date: moment }))).toMatchObject({ date: years });
    },
  );

  it.each(['1999-12-31T11:00:00Z', '2100-01-01T07:59:59Z'])(
    'accepts %s, which is a day of these years in some time zone',
    (moment) => {
      expect(CollectionChange.safeParse({ scheduledCollectionDate: moment }).success).toBe(true);
    },
  );

  it('keeps the alerts of a collection if a change omits them', () => {
    expect(CollectionChange.parse({ collectedAmount: 12.5, collectionNotes: [] })).toEqual({
      collectedAmount: 12.5,
      collectionNotes: [],
    });
  });

  it('shows a password mismatch at the confirmation', () => {
    expect(messages(ResetPasswordForm.safeParse({ newPassword: 'long enough', confirmPassword: 'else' }))).toEqual({
      confirmPassword: "Passwords don't match",
    });
    expect(messages(ChangePassword.safeParse({ oldPassword: '', newPassword: '12345', confirmPassword: '' }))).toEqual({
      oldPassword: 'Current password is required',
      newPassword: 'Password must be at least 6 characters',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('requires the place that belongs to the role of an invitation', () => {
    const person = { name: 'Lina', email: 'lina@comptoir.example', phone: '1' };
    expect(messages(UserInvitation.safeParse({ ...person, role: 'ADMIN', officeId }))).toEqual({
      countryCode: 'Country is required',
    });
    expect(messages(UserInvitation.safeParse({ ...person, role: 'OFFICEMANAGER', countryCode: 'DZ' }))).toEqual({
      officeId: 'Office is required',
    });
  });

  it('accepts an expense as entered and as sent', () => {
    const expense = { amount: 12.5, currency: 'USD', description: 'Fuel', date: '2026-11-22' };
    expect(CashForm.safeParse(expense).success).toBe(true);
    expect(messages(CashForm.safeParse({ ...expense, description: ' ' }))).toEqual({
      description: 'description is required',
    });
    const sent = { ...expense, amount: -12.5, officeId, date: new Date().toISOString() };
    expect(TransactionInput.safeParse(sent).success).toBe(true);
    expect(messages(TransactionInput.safeParse({ ...sent, amount: 0 }))).toEqual({ amount: 'Amount must be positive' });
  });

  it('refuses an exchange of a currency for itself', () => {
    const trade = { officeId, oldAmount: 1, oldCurrency: 'USD', newAmount: 1, newCurrency: 'USD', rate: 1 };
    expect(messages(TradeInput.safeParse(trade))).toEqual({ newCurrency: 'The currencies must differ' });
  });

  it('refuses a phone number that the database cannot store', () => {
    expect(messages(UserChange.safeParse({ phone: 'a\0b' }))).toEqual({
      phone: 'Contains a character that cannot be stored',
    });
    expect(UserChange.parse({ phone: null })).toEqual({ phone: null });
  });
});
