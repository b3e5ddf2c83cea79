import { CURRENCY_CODES, type CurrencyCode } from './currencies';

/** Longest text parsed as a currency, in characters. */
const NAME_LIMIT = 40;

const NAMES: Record<CurrencyCode, readonly string[]> = {
  USD: [
    '$',
    'us$',
    '$us',
    'usd$',
    '$usd',
    'dollar',
    'dollars',
    'us dollar',
    'us dollars',
    'dollar us',
    'dollars us',
    'dollar americain',
    'dollars americains',
    'dollar des etats-unis',
    'dollars des etats-unis',
    'دولار',
    'دولار امريكي',
    'دولار اميركي',
  ],
  EUR: ['€', 'eur€', '€eur', 'euro', 'euros', 'يورو', 'اورو'],
  GBP: [
    '£',
    'gbp£',
    '£gbp',
    '£stg',
    'pound',
    'pounds',
    'pound sterling',
    'pounds sterling',
    'british pound',
    'british pounds',
    'sterling',
    'livre sterling',
    'livres sterling',
    'جنيه استرليني',
  ],
  DZD: [
    'da',
    'dinar',
    'dinars',
    'algerian dinar',
    'algerian dinars',
    'dinar algerien',
    'dinars algeriens',
    'دج',
    'دينار',
    'دينار جزائري',
  ],
  CNY: [
    '¥',
    '元',
    'cn¥',
    '¥cn',
    'cny¥',
    'rmb',
    'renminbi',
    'yuan',
    'yuans',
    'chinese yuan',
    'yuan renminbi',
    'yuan chinois',
    'yuan renminbi chinois',
    '人民币',
    'يوان',
    'يوان صيني',
  ],
};

const BY_NAME = new Map<string, CurrencyCode>(
  CURRENCY_CODES.flatMap((code) => [code, ...NAMES[code]].map((name) => [plainName(name), code] as const)),
);

/**
 * Parses a currency by code, sign or name, ignoring case and points: 'eur', 'US$', 'D.A.', 'Euro', 'د.ج'. Undefined
 * for anything else.
 */
export function readCurrency(text: string): CurrencyCode | undefined {
  if (text.length > NAME_LIMIT) return undefined;
  const name = plainName(text);
  return BY_NAME.get(name) ?? BY_NAME.get(name.replaceAll(' ', ''));
}

/** Lower case without points, accents and direction marks. */
function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}.]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
