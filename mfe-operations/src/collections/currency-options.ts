import { CURRENCIES } from '@comptoir/api-contract/currencies';

export const CURRENCY_OPTIONS = CURRENCIES.map(({ code, symbol }) => ({ value: code, label: code, detail: symbol }));
