import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { Language } from './language';
import type { MessageValues } from './message-key';

type Format = (value: string | number, language: Language) => string;

const formats = new Map<string, Format>();

/** Registers a format for placeholders: `{{available, amount}}`. */
export function addFormat(name: string, format: Format): void {
  formats.set(name, format);
}

/** Fills values into a text: `{{name}}` unchanged, `{{count, number}}` formatted. Missing values are omitted. */
export function formatMessage(text: string, values: MessageValues, language: Language): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_, name: string, format = '') => {
    const value = values[name] ?? '';
    return formats.get(format)?.(value, language) ?? String(value);
  });
}

const numberFormats = new Map<Language, Intl.NumberFormat>();

function writeNumber(value: number, language: Language): string {
  // Separators of amounts.
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language === 'fr' ? language : 'en');
  numberFormats.set(language, format);
  return format.format(value);
}

addFormat('number', (value, language) => writeNumber(Number(value), language));

/** Length of a list: "2,000+" if there are more rows than are counted. */
addFormat('rows', (value, language) =>
  value === MORE_ROWS ? `${writeNumber(COUNTED_ROWS, language)}+` : writeNumber(Number(value), language),
);
