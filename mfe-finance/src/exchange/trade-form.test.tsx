import { session } from '@comptoir/kernel/session';
import {
  failure,
  refusal,
  renderScreen,
  tokenFor,
  WhileSignedIn,
  type ApiHandlers,
} from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { balances, officeId, selection, trade } from '../testing/samples';
import { TradeNewPage } from './trade-new.page';

const api: ApiHandlers = { getBalance: () => balances, listTrades: () => [trade] };

function open(more: ApiHandlers = {}) {
  const page = (
    <WhileSignedIn>
      <TradeNewPage />
    </WhileSignedIn>
  );
  return renderScreen(page, {
    route: '/exchange/new',
    path: '/exchange/new',
    selection,
    api: { ...api, ...more },
  });
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const rate = () => screen.getByRole('textbox', { name: 'Rate' });
const converted = () => screen.getByRole('textbox', { name: 'Converted amount' });
const source = () => screen.getByRole('combobox', { name: 'Source currency' });
const destination = () => screen.getByRole('combobox', { name: 'Destination currency' });
const convert = () => screen.getByRole('button', { name: 'Convert' });

beforeEach(() => sessionStorage.clear());

test('the form starts with USD to DZD, at 1.2 for a pair without trades', async () => {
  open({ listTrades: () => [] });
  await screen.findByText('$120.00');
  expect(source()).toHaveTextContent('USD ($)');
  expect(destination()).toHaveTextContent('DZD (DA)');
  expect(rate()).toHaveValue('1.2');
  expect(converted()).toHaveValue('');
});

test('the converted amount follows amount and rate to the cent and is read-only', async () => {
  const { user } = open();
  await user.type(amount(), '99.99');
  await user.clear(rate());
  await user.type(rate(), '134.5678');
  expect(converted()).toHaveValue('DA\u00A013,455.43');
  expect(converted()).toHaveAttribute('readonly');
});

test('the trade is sent with the computed amount, and the list opens', async () => {
  const { user, calls, address } = open({ createTrade: () => Response.json(trade, { status: 201 }) });
  await user.type(amount(), '100');
  await user.clear(rate());
  await user.type(rate(), '134,5');
  await user.click(convert());
  await waitFor(() => expect(address()).toBe('/exchange'));
  expect(screen.getAllByText('Trade created successfully')[0]).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'createTrade')?.body).toEqual({
    officeId,
    oldAmount: 100,
    oldCurrency: 'USD',
    newAmount: 13_450,
    newCurrency: 'DZD',
    rate: 134.5,
  });
});

test('missing values are reported at their fields, and nothing is sent', async () => {
  const { user, calls } = open();
  await user.clear(rate());
  await user.click(convert());
  expect(await screen.findByText('Amount must be a number')).toBeVisible();
  expect(screen.getByText('Rate must be a number')).toBeVisible();
  expect(amount()).toHaveAccessibleDescription('Amount must be a number');
  expect(rate()).toHaveAccessibleDescription(/Rate must be a number/);
  expect(calls.some(({ operation }) => operation === 'createTrade')).toBe(false);
});

test('an error disappears once its field is valid, also through another field', async () => {
  const { user } = open();
  await user.click(convert());
  expect(await screen.findByText('Amount must be a number')).toBeVisible();
  await user.type(amount(), '100');
  await waitFor(() => expect(screen.queryByText('Amount must be a number')).not.toBeInTheDocument());
  expect(converted()).toBeValid();
});

test('the target currency is never the source currency', async () => {
  const { user, calls } = open();
  await user.click(destination());
  expect(screen.queryByRole('option', { name: /USD/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(source());
  await user.click(screen.getByRole('option', { name: /DZD/ }));
  expect(destination()).toHaveTextContent('Select currency');
  await user.type(amount(), '100');
  await user.click(convert());
  expect(await screen.findByText('Currency is required')).toBeVisible();
  expect(calls.some(({ operation }) => operation === 'createTrade')).toBe(false);
});

test('an insufficient balance is shown before sending', async () => {
  const { user } = open();
  expect(await screen.findByText('$120.00')).toBeVisible();
  await user.type(amount(), '120.01');
  expect(amount()).toHaveAccessibleDescription('Insufficient USD balance: 120.00 available');
  await user.type(amount(), '{Backspace}0');
  expect(amount()).not.toHaveAccessibleDescription();
  await user.click(source());
  await user.click(screen.getByRole('option', { name: /CNY/ }));
  expect(amount()).toHaveAccessibleDescription('Insufficient CNY balance: 0.00 available');
});

test('an insufficient balance is shown after sending, when another booking came first', async () => {
  let held = balances;
  const { user } = open({
    getBalance: () => held,
    createTrade: () => refusal('balance-too-low', { currency: 'USD', available: '20.00' }),
  });
  await screen.findByText('$120.00');
  await user.type(amount(), '100');
  held = [{ currency: 'USD', amount: 20 }];
  await user.click(convert());
  expect(
    (
      await screen.findAllByText(/^Failed to create trade. Please try again. Insufficient USD balance: 20.00 available/)
    )[0],
  ).toBeVisible();
  expect(amount()).toHaveAccessibleDescription('Insufficient USD balance: 20.00 available');
  expect(amount()).toHaveValue('100.00');
  expect(await screen.findByText('$20.00')).toBeVisible();
});

test('a large balance is grouped by thousands', async () => {
  const { user } = open({ getBalance: () => [{ currency: 'USD', amount: 287_620.7 }] });
  expect(await screen.findByText('$287,620.70')).toBeVisible();
  await user.type(amount(), '300000');
  expect(amount()).toHaveAccessibleDescription('Insufficient USD balance: 287,620.70 available');
});

test('a refusal for another reason is not shown at the amount', async () => {
  const { user } = open({ createTrade: () => refusal('key-reused') });
  await screen.findByText('$120.00');
  await user.type(amount(), '100');
  await user.click(convert());
  expect((await screen.findAllByText(/This Idempotency-Key was used for another request/))[0]).toBeVisible();
  expect(amount()).not.toHaveAccessibleDescription();
});

test('the form starts at the last rate of the pair, without a warning and unchanged', async () => {
  const { user, address } = open();
  expect(await screen.findByText('Last rate of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  expect(rate()).toHaveValue('134.5');
  expect(screen.queryByText(/^Differs from/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/exchange');
});

test('another pair brings its own last rate unless a rate was typed', async () => {
  const { user } = open({
    listTrades: ({ query }) => (query['currency'] === 'EUR' ? [{ ...trade, newCurrency: 'EUR', rate: 0.92 }] : [trade]),
  });
  await screen.findByText('Last rate of this pair: 1 USD = 134.50 DZD');
  await user.click(destination());
  await user.click(screen.getByRole('option', { name: /EUR/ }));
  await screen.findByText('Last rate of this pair: 1 EUR = 1.087 USD');
  expect(rate()).toHaveValue('0.92');
  await user.clear(rate());
  await user.type(rate(), '0.93');
  await user.click(destination());
  await user.click(screen.getByRole('option', { name: /DZD/ }));
  await screen.findByText('Differs from recent rates of this pair: 1 USD = 134.50 DZD');
  expect(rate()).toHaveValue('0.93');
});

test('a rate far from the last one shows a warning and a button for the last one', async () => {
  const { user } = open();
  await screen.findByText('Last rate of this pair: 1 USD = 134.50 DZD');
  await user.clear(rate());
  await user.type(rate(), '1.2');
  expect(await screen.findByText('Differs from recent rates of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  expect(rate()).toHaveAccessibleDescription(/^Differs from recent rates of this pair: 1 USD = 134.50 DZD/);
  await user.click(screen.getByRole('button', { name: 'Use 134.50' }));
  expect(rate()).toHaveValue('134.5');
  expect(screen.getByText('Last rate of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use 134.50' })).not.toBeInTheDocument();
});

test('a session that ends while converting keeps the typed values', async () => {
  const { user } = open({ createTrade: () => failure(401, 'The session has ended') });
  await user.type(amount(), '100');
  await user.clear(rate());
  await user.type(rate(), '134.5');
  await user.click(convert());
  expect(await screen.findByText('Signed out')).toBeVisible();
  act(() => {
    session.signIn(tokenFor({}));
  });
  expect(amount()).toHaveValue('100.00');
  expect(rate()).toHaveValue('134.5');
  expect(converted()).toHaveValue('DA\u00A013,450.00');
});

test('a double click sends once', async () => {
  const { user, calls } = open({ createTrade: () => new Promise<never>(() => undefined) });
  await user.type(amount(), '100');
  await user.dblClick(convert());
  expect(screen.getByRole('button', { name: 'Converting...' })).toBeDisabled();
  expect(calls.filter(({ operation }) => operation === 'createTrade')).toHaveLength(1);
});

describe('an answer that never came', () => {
  const keys = (calls: ReturnType<typeof open>['calls']) =>
    calls.filter(({ operation }) => operation === 'createTrade').map(({ headers }) => headers.get('idempotency-key'));

  test('is shown, and the same trade is sent again under the same key', async () => {
    let lost = true;
    const { user, calls, address } = open({
      createTrade: () => {
        if (!lost) return Response.json(trade, { status: 201 });
        lost = false;
        throw new TypeError('connection reset');
      },
    });
    await user.type(amount(), '100');
    await user.click(convert());
    expect(await screen.findByText('No answer from the server')).toBeVisible();
    await user.click(convert());
    await waitFor(() => expect(address()).toBe('/exchange'));
    const [first, second] = keys(calls);
    expect(second).toBe(first);
  });

  test('is restored after a reload and sent again under its key', async () => {
    const before = open({ createTrade: () => new Promise<never>(() => undefined) });
    await before.user.type(amount(), '100');
    await before.user.click(convert());
    const kept = Object.fromEntries(Object.entries(sessionStorage));
    before.unmount();
    const after = renderAfterReload(kept);
    await after.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(after.address()).toBe('/exchange'));
    expect(keys(after.calls)).toEqual(keys(before.calls));
    expect(sessionStorage).toHaveLength(0);
  });

  test('can be discarded', async () => {
    const before = open({ createTrade: () => new Promise<never>(() => undefined) });
    await before.user.type(amount(), '100');
    await before.user.click(convert());
    const kept = Object.fromEntries(Object.entries(sessionStorage));
    before.unmount();
    const after = renderAfterReload(kept);
    await after.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('No answer from the server')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  // Starts signed in with the given storage; signing out would clear it.
  function renderAfterReload(kept: object) {
    const forget = jest.spyOn(Storage.prototype, 'removeItem');
    forget.mockImplementation(() => undefined);
    Object.assign(sessionStorage, kept);
    const rendered = open({ createTrade: () => Response.json(trade, { status: 201 }) });
    forget.mockRestore();
    return rendered;
  }
});

test('a rate far from the last ones is sent again with the required reason, and typed values are kept', async () => {
  const message = 'This rate is 31 % above the last ones, 134.20: give a reason';
  const { user, calls, address } = open({
    createTrade: ({ body }) =>
      JSON.stringify(body).includes('reason')
        ? Response.json(trade, { status: 201 })
        : failure(422, message, [{ path: 'reason', message }]),
  });
  const reason = () => screen.getByRole('textbox', { name: 'Reason' });
  await user.type(amount(), '100');
  await user.clear(rate());
  await user.type(rate(), '176');
  expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  await user.click(convert());
  await waitFor(() => expect(reason()).toHaveFocus());
  expect(reason()).toHaveAccessibleDescription(message);
  expect(screen.queryByText(/Failed to create trade/)).not.toBeInTheDocument();
  expect(amount()).toHaveValue('100.00');
  await user.type(reason(), 'The market of this morning');
  // A changed rate is not yet known to need a reason; the typed one is kept.
  await user.type(rate(), '{Backspace}6');
  expect(reason()).toHaveValue('The market of this morning');
  await user.click(convert());
  await waitFor(() => expect(address()).toBe('/exchange'));
  const sent = calls.filter(({ operation }) => operation === 'createTrade');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.not.objectContaining({ reason: expect.anything() }),
    expect.objectContaining({ rate: 176, reason: 'The market of this morning' }),
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a pair quoted in the other direction takes its rate as quoted', async () => {
  const bought = { ...trade, oldCurrency: 'DZD', newCurrency: 'USD', rate: 0.007_434_94, newAmount: 0.74 } as const;
  const { user } = open({ listTrades: () => [trade, bought] });
  await user.click(source());
  await user.click(screen.getByRole('option', { name: /DZD/ }));
  await user.click(destination());
  await user.click(screen.getByRole('option', { name: /USD/ }));
  expect(await screen.findByText('Last rate of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  const quote = screen.getByRole('textbox', { name: 'Rate: 1 USD in DZD' });
  expect(quote).toHaveValue('134.50');
  await user.clear(quote);
  await user.type(quote, '145.25');
  expect(rate()).toHaveValue('0.00688468');
  await user.tab();
  expect(quote).toHaveValue('145.25');
});

test('a typed wanted amount computes the amount to convert', async () => {
  const { user } = open();
  await user.clear(rate());
  await user.type(rate(), '145.25');
  expect(screen.queryByRole('textbox', { name: 'Wanted amount' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enter the wanted amount' }));
  const wanted = screen.getByRole('textbox', { name: 'Wanted amount' });
  await user.type(wanted, '217947.63');
  expect(amount()).toHaveValue('1,500.50');
  expect(converted()).toHaveValue('DA\u00A0217,947.63');
  expect(wanted).not.toHaveAccessibleDescription();
  await user.clear(wanted);
  await user.type(wanted, '100000');
  expect(converted()).toHaveValue('DA\u00A0100,000.27');
  expect(wanted).toHaveAccessibleDescription('Nearest at this rate: DA\u00A0100,000.27');
});

test('clearing the wanted amount, or typing an invalid one, leaves the form unchanged', async () => {
  const { user } = open();
  await screen.findByText('$120.00');
  await user.type(amount(), '10');
  await waitFor(() => expect(converted()).toHaveValue('DA\u00A01,345.00'));
  await user.type(amount(), 'x');
  expect(converted()).toHaveValue('');
  expect(convert()).toBeVisible();
});
