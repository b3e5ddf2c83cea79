import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from './currencies';

/** Countries that use each currency, according to ISO 4217. */
const COUNTRIES: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG GS IM JE',
  DZD: 'DZ',
  CNY: 'CN',
};

/**
 * Default currency of forms in an office of a country (ISO 3166-1 alpha-2): that of the country if supported, else the
 * first.
 */
export function currencyOfCountry(country: string): CurrencyCode {
  const [first] = CURRENCIES;
  return CURRENCIES.find(({ code }) => COUNTRIES[code].split(' ').includes(country))?.code ?? first.code;
}

/** Rows in the order of all lists by currency: that of the country, then the others as in `CURRENCIES`. */
export function ownCurrencyFirst<Row extends { currency: CurrencyCode }>(
  rows: readonly Row[],
  country: string,
): readonly Row[] {
  const order = [currencyOfCountry(country), ...CURRENCY_CODES];
  return rows.toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency));
}
