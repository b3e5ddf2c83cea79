import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = path.resolve('api-contract/src');
/** What the browser says by itself, and forms that ask for more than the contract. */
const OF_THE_BROWSER = [
  'Write the amount with 2 decimals',
  'The server cannot be reached. Check the connection and try again.',
  'User is not authenticated',
  'No presigned URL received',
  'Note is required',
  'This file is empty',
];

/** The sentences in all schemas of the contract: whatever is reachable from what its files export. */
function sentences(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('error' in value && typeof value.error === 'function') {
      // Some say another thing of what is missing.
      for (const input of ['', undefined]) {
        const sentence: unknown = value.error({ code: 'custom', input, path: [] });
        if (typeof sentence === 'string') found.add(sentence);
      }
    }
    for (const key of Object.keys(value)) walk(Reflect.get(value, key));
    if ('_zod' in value) walk(Reflect.get(Object(value['_zod']), 'def'));
  };
  for (const file of readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    // oxlint-disable-next-line typescript/no-require-imports -- jest runs CommonJS
    walk({ ...require(path.join(CONTRACT, file)) });
  }
  return found;
}

/** A sentence, or the same with a place for its figure where the texts have that. */
function keyOf(sentence: string, known: ReadonlySet<string>): string {
  const filled = sentence.replace(/\d+/, '{{n}}');
  return known.has(filled) ? filled : sentence;
}

test.each(['fr', 'ar'])('every sentence of the schemas is there in %s', (language) => {
  const texts: unknown = JSON.parse(readFileSync(`shared-kernel/src/i18n/messages/contract.${language}.json`, 'utf8'));
  const known = new Set(Object.keys(Object(texts)));
  const used = new Set([...sentences(), ...OF_THE_BROWSER].map((text) => keyOf(text, known)));
  expect([...used].filter((text) => !known.has(text))).toEqual([]);
  expect([...known].filter((text) => !used.has(text))).toEqual([]);
});
