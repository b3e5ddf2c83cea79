import * as z from 'zod/mini';
import { OfficeInput } from './offices';
import { TradeInput } from './trades';
import { CashForm } from './transactions';
import { UserChange, UserInvitation } from './users';

const officeId = '0190a5b0-0000-7000-8000-000000000001';
const collector = { name: 'Amel', email: 'amel@test.example', phone: '1', role: 'COLLECTOR', officeId };
const office = { name: 'Leeds', city: 'Leeds', countryCode: 'GB' };
const expense = { amount: 1, currency: 'USD', description: 'Fuel', date: '2026-11-28' };
const trade = { officeId, oldAmount: 10, oldCurrency: 'USD', newAmount: 12, newCurrency: 'EUR', rate: 1.2 };

test.each([
  ['an invitation', 'name', 'Name is required', UserInvitation, collector, '  '],
  ['an invitation', 'email', 'Invalid email address', UserInvitation, collector, 'karim@'],
  ['an invitation', 'phone', 'Phone number is required', UserInvitation, collector, ''],
  ['a changed account', 'name', 'At most 200 characters', UserChange, {}, 'x'.repeat(201)],
  ['a changed account', 'email', 'Invalid email address', UserChange, {}, ''],
  ['a changed account', 'phone', 'At most 120 characters', UserChange, {}, '0'.repeat(121)],
  ['an office', 'name', 'Name is required', OfficeInput, office, ' '],
  ['an office', 'name', 'At most 200 characters', OfficeInput, office, 'x'.repeat(201)],
  ['an office', 'city', 'City is required', OfficeInput, office, ''],
  ['an office', 'city', 'At most 200 characters', OfficeInput, office, 'x'.repeat(201)],
  ['an expense', 'amount', 'Amount must be a number', CashForm, expense, undefined],
  ['an expense', 'amount', 'Amount must be positive', CashForm, expense, -1],
  ['an expense', 'amount', 'Amount has at most 2 decimals', CashForm, expense, 1.0055],
  ['an expense', 'amount', 'Amount is too large', CashForm, expense, 1e13],
  ['an expense', 'description', 'description is required', CashForm, expense, '  '],
  ['an expense', 'description', 'At most 2000 characters', CashForm, expense, 'x'.repeat(2001)],
  ['a trade', 'oldAmount', 'Amount must be positive', TradeInput, trade, 0],
  ['a trade', 'oldAmount', 'Amount has at most 2 decimals', TradeInput, trade, 1.2345],
  ['a trade', 'oldAmount', 'Amount is too large', TradeInput, trade, 1e13],
  ['a trade', 'rate', 'Rate must be a number', TradeInput, trade, undefined],
  ['a trade', 'rate', 'Rate must be positive', TradeInput, trade, 0],
  ['a trade', 'rate', 'Rate has at most 8 decimals', TradeInput, trade, 1.123456789],
  ['a trade', 'rate', 'Rate is too large', TradeInput, trade, 1e9],
])('%s with a wrong %s says: %s', (_record, field, message, schema: z.core.$ZodType, valid: object, value: unknown) => {
  expect(z.safeParse(schema, valid).success).toBe(true);
  const issues = z.safeParse(schema, { ...valid, [field]: value }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([field, message]);
});
