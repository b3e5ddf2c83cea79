import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'fr' | 'ar';

type Place =
  | 'host-shell'
  | 'mfe-operations'
  | 'mfe-finance'
  | 'mfe-administration'
  | 'mfe-field'
  | 'api-contract'
  | 'mfe-finance/src/cash/days'
  | 'shared-kernel/ui/src/counting'
  | 'shared-kernel/ui/src/collections';

const root = path.resolve(import.meta.dirname, '../..');

export function wordsOf(language: Language) {
  const catalogues = new Map<string, Readonly<Record<string, string>>>();
  return (place: Place, key: string, values: Readonly<Record<string, string>> = {}): string => {
    const own = place.includes('/') ? 'messages' : 'src/messages';
    const folder = place === 'api-contract' ? 'src/words' : own;
    const catalogue = catalogues.get(place) ?? read(path.join(root, place, folder, `${language}.json`));
    catalogues.set(place, catalogue);
    const text = catalogue[key];
    if (text === undefined) throw new Error(`${place} has no text ${key} in ${language}`);
    // Values in a text from right to left are isolated.
    const written = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name] ?? ''));
  };
}

function read(file: string): Readonly<Record<string, string>> {
  const flat: Record<string, string> = {};
  const walk = (node: unknown, prefix: string) => {
    if (typeof node === 'string') flat[prefix] = node;
    else if (typeof node === 'object' && node !== null) {
      for (const [key, child] of Object.entries(node)) walk(child, prefix === '' ? key : `${prefix}.${key}`);
    }
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return flat;
}
