import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { TestApi } from './api';

export async function addFloat(api: TestApi, officeId: string, amount: number, currency: CurrencyCode = 'USD') {
  const body = { officeId, date: new Date().toISOString(), amount, currency, description: 'Opening float' };
  const answer = await api.call('SUPERADMIN', 'POST /transactions', { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

export async function balanceOf(api: TestApi, officeId: string, currency: CurrencyCode = 'USD'): Promise<number> {
  const answer = await api.call('SUPERADMIN', `GET /general-ledger/balance?officeId=${officeId}`);
  const balances = answer.json<{ currency: string; amount: number }[]>();
  return balances.find((balance) => balance.currency === currency)?.amount ?? Number.NaN;
}
