import { textsOf } from './catalogues';
import type { Language } from './language';
import { formatMessage } from './message-format';
import type { MessageTree, MessageValues } from './message-key';

interface TextRequest {
  /** Dotted path: 'rows.count'. */
  key: string;
  /** `count` chooses the plural form: 'rows.count_one'. */
  values: MessageValues;
  /** Prefers a specific text: 'not-found_agency'. */
  context?: string | undefined;
}

/** Text of a catalogue with its values filled in. Catalogues have the format of i18next (JSON v4). */
export function findText(name: string, language: Language, { key, values, context }: TextRequest): string | undefined {
  const tree = textsOf(name, language);
  const text = tree && textAt(tree, key.split('.'), endingsOf(language, values['count'], context));
  return text === undefined ? undefined : formatMessage(text, values, language);
}

/** Suffixes of the key to try, the most specific first. */
function endingsOf(language: Language, count: unknown, context: string | undefined): string[] {
  const plurals = typeof count === 'number' ? [`_${pluralRulesOf(language).select(count)}`, ''] : [''];
  return context === undefined ? plurals : [...plurals.map((plural) => `_${context}${plural}`), ...plurals];
}

function textAt(tree: MessageTree, [step = '', ...further]: string[], endings: readonly string[]): string | undefined {
  if (further.length > 0) {
    const branch = tree[step];
    return typeof branch === 'object' ? textAt(branch, further, endings) : undefined;
  }
  for (const ending of endings) {
    const text = tree[step + ending];
    if (typeof text === 'string') return text;
  }
  return undefined;
}

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralRulesOf(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known;
}
