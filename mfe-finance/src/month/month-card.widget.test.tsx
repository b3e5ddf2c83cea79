import type { MonthSum } from '@comptoir/api-contract/month-report';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { officeId } from '../testing/samples';
import { Widget } from './month-card.widget';

const flows = { collected: 0, exchangedIn: 0, exchangedOut: 0, expenses: 0, floats: 0, transfers: 0, differences: 0 };
const dinars: MonthSum = {
  currency: 'DZD',
  held: { till: 900, vault: 0, hands: 100, onTheWay: 0 },
  opening: 400,
  closing: 1000,
  flows: { ...flows, collected: 660, expenses: 60 },
  lastFlows: { ...flows, collected: 600 },
  cases: { count: 0, overdue: 0, missing: 0, tooMuch: 0 },
};

function open(role: 'SUPERADMIN' | 'ADMIN', office?: string) {
  return renderScreen(<Widget />, {
    claims: { role, countryCode: 'DZ' },
    selection: { country: 'DZ', ...(office !== undefined && { office }) },
    api: { getMonthReport: ({ params }) => ({ month: params.month ?? '', places: [], sums: [dinars] }) },
  });
}

test('shows the flows of this month in the country of the filter', async () => {
  const { calls } = open('SUPERADMIN');
  const table = within(await screen.findByRole('table', { name: 'Cash of the month by currency and place' }));
  expect(table.getByText('660.00')).toBeVisible();
  expect(table.getByText('600.00')).toBeVisible();
  expect(table.queryByText('+10 %')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the month' })).toHaveAttribute('href', '/month');
  expect(calls[0]).toMatchObject({ operation: 'getMonthReport', query: { countryCode: 'DZ' } });
});

test('is empty and asks nothing once an office is selected', () => {
  const { calls } = open('ADMIN', officeId);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
