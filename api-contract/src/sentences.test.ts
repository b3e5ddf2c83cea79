import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = path.resolve('api-contract/src');
/** Messages of the browser and of forms with stricter rules than the contract. */
const OF_THE_BROWSER = [
  'Write the amount with 2 decimals',
  'The server cannot be reached. Check the connection and try again.',
  'User is not authenticated',
  'No presigned URL received',
  'Note is required',
  'This file is empty',
];

/** Messages of all schemas reachable from the contract's exports. */
function sentences(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('error' in value && typeof value.error === 'function') {
      // Some schemas have another message for a missing value.
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

/** A message, or its form with a placeholder for the number. */
function keyOf(sentence: string, known: ReadonlySet<string>): string {
  const filled = sentence.replace(/\d+/, '{{n}}');
  return known.has(filled) ? filled : sentence;
}

test.each(['fr', 'ar'])('all messages of the schemas are translated in %s', (language) => {
  const texts: unknown = JSON.parse(
    readFileSync(`shared-kernel/kernel/src/i18n/messages/contract.${language}.json`, 'utf8'),
  );
  const known = new Set(Object.keys(Object(texts)));
  const used = new Set([...sentences(), ...OF_THE_BROWSER].map((text) => keyOf(text, known)));
  expect([...used].filter((text) => !known.has(text))).toEqual([]);
  expect([...known].filter((text) => !used.has(text))).toEqual([]);
});
