import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { ListFrame } from './list-frame';
import type { TotalsQuery } from './totals/totals-query';

const refetch = jest.fn();

interface Rows {
  data?: readonly string[];
  error?: Error;
}

function framed(query: Rows, totals?: Partial<TotalsQuery>) {
  return (
    <ListFrame
      query={{ data: query.data, error: query.error ?? null, refetch }}
      empty="No agencies found"
      {...(totals && { totals: { data: undefined, error: null, refetch, ...totals } })}
      emptyAction={<button>Add the first agency</button>}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </ListFrame>
  );
}

function show(query: Rows, totals?: Partial<TotalsQuery>) {
  return render(framed(query, totals));
}

test('a loading list shows a placeholder instead of an empty state', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('No agencies found')).not.toBeInTheDocument();
});

test('an empty list shows its message', () => {
  show({ data: [] });
  expect(screen.getByText('No agencies found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add the first agency' })).toBeVisible();
});

test('a failed list shows the reason and retries', async () => {
  show({ error: new Error('The server did not answer.') });
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('loaded rows stay after a failed refetch', () => {
  show({ data: ['Oran', 'Alger'], error: new Error('The server did not answer.') });
  expect(screen.getByText('Oran, Alger')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the totals of a list', () => {
  const figures = [
    { label: 'In', amount: 1234.5 },
    { label: 'Out', amount: 0 },
  ];
  const foot = () => screen.findByRole('region', { name: 'Total' });

  test('are shown in the footer, labelled and by currency', async () => {
    show({ data: ['Oran'] }, { data: [{ currency: 'USD', figures }] });
    expect(await foot()).toHaveTextContent('In$1,234.50Out–');
    expect(await foot()).toHaveAttribute('aria-busy', 'false');
  });

  test('have the signs of amounts in and out', async () => {
    const signed = [
      { label: 'In', amount: 12, signed: true as const },
      { label: 'Out', amount: -3, signed: true as const },
    ];
    show({ data: ['Oran'] }, { data: [{ currency: 'USD', figures: signed }] });
    expect(await foot()).toHaveTextContent('In+$12.00Out\u2212$3.00');
  });

  test('reserve their space while loading and without rows', async () => {
    show({ data: [] }, {});
    expect(await foot()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('No agencies found')).toBeVisible();
  });

  test('are hidden without rows', async () => {
    show({ data: [] }, { data: [] });
    expect(await foot()).toHaveTextContent('–');
  });

  test('can be retried after a failure without affecting the rows', async () => {
    refetch.mockClear();
    show({ data: ['Oran'] }, { error: new Error('The server did not answer.') });
    expect(screen.getByText('Oran')).toBeVisible();
    await userEvent.click(within(await foot()).getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  const tooMany = new ApiError(422, 'More than 50000 rows', [], { code: 'too-many-to-sum', values: { rows: 50_000 } });
  const line = 'More than 50,000 rows: choose a period to see what they add up to';

  test('of too many rows are replaced by a note without a retry', async () => {
    show({ data: ['Oran'] }, { error: tooMany });
    expect(await foot()).toHaveTextContent(line);
    expect(await foot()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('are replaced by the note when the list becomes too long', async () => {
    show({ data: ['Oran'] }, { data: [{ currency: 'USD', figures }], error: tooMany });
    expect(await foot()).toHaveTextContent(line);
    expect(await foot()).not.toHaveTextContent('$1,234.50');
  });

  test('are refetched behind the note and replace it when loaded', async () => {
    const { rerender } = show({ data: ['Oran'] }, { error: tooMany });
    expect(await foot()).toHaveTextContent(line);
    rerender(framed({ data: ['Oran'] }, {}));
    expect(await foot()).toHaveTextContent(line);
    expect(await foot()).toHaveAttribute('aria-busy', 'true');
    rerender(framed({ data: ['Oran'] }, { data: [{ currency: 'USD', figures }] }));
    expect(await foot()).toHaveTextContent('In$1,234.50Out–');
    expect(await foot()).not.toHaveTextContent(line);
  });

  test('that are unavailable are explained in the language of the page', async () => {
    await act(() => setLanguage('fr'));
    show({ data: ['Oran'] }, { error: tooMany });
    await waitFor(async () =>
      expect(await screen.findByRole('region')).toHaveTextContent(
        /Plus de 50\s000 lignes : choisissez une période pour voir leur total/,
      ),
    );
    await act(() => setLanguage('en'));
  });

  test('are optional', () => {
    show({ data: ['Oran'] });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
