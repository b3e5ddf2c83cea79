export { formatAmount, formatDecimal, formatRate } from '@comptoir/kernel/internal/format/amount';
export { Arrow } from './arrow';
export { currencyName } from './currency-name';
export { CurrencySelect } from './currency-select';
export { Money } from './money';
export { parseDecimal } from './parse-decimal';
export { useCurrencies } from './use-currencies';
export { useOwnCurrencyFirst } from './use-own-currency-first';
