import { parseFileSync } from '@swc/core';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const SOURCES = ['api-server/src', 'api-contract/src', 'remote-registry/src'];
const ROOT = path.resolve(__dirname, '../..');
const LENGTH = 4000;
/** Processor time per expression and text; quadratic expressions exceed it. */
const LIMIT_MS = 10;
const TIMEOUT_MS = 2000;
/** Repetitions of a slow measurement, since other load only adds time. */
const ROUNDS = 5;
/** One of each character class: letters, digits, spaces, signs. */
const CHARACTERS = [
  'a',
  'A',
  '1',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '_',
  '/',
  '"',
  "'",
  '[',
  '<',
  '\\',
  ':',
  '@',
  '%',
  'é',
  'م',
  '\u200e',
  '😀',
];

/** Read only text from the operator or the server. */
const TRUSTED = new Set(['api-server/src/tracing/send-traces.ts', 'api-server/src/trades/unusual-rate.ts']);

interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

function expressionsIn(node: unknown, file: string): Expression[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
    return [{ file, pattern: String(node.pattern), flags: String(node.flags) }];
  }
  return Object.values(node).flatMap((child) => expressionsIn(child, file));
}

function expressionsOf(folder: string): Expression[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      return expressionsIn(
        parseFileSync(path.join(ROOT, file), { syntax: 'typescript', tsx: file.endsWith('x') }),
        file,
      );
    });
}

/** Repetitions of matching parts with a mismatch at the end. */
function hostileTexts({ pattern }: Expression): string[] {
  const own = Array.from(new Set(pattern.replaceAll(/\\[a-zA-Z]|[\\^$()[\]{}|?*+]/g, '')));
  const words = (pattern.match(/[\w-]{2,}/g) ?? []).slice(0, 5);
  const single = Array.from(new Set([...own, ...CHARACTERS, ...words]));
  const few = [...own.slice(0, 6), 'a', '1', ' '];
  const pairs = few.flatMap((one) => few.map((other) => one + other));
  return [...single, ...pairs].flatMap((part) => {
    const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
    return [`${text}\u0000`, `${own[0] ?? ''}${text}\u0000`];
  });
}

const context = vm.createContext({ expression: /a/, text: '' });
const script = new vm.Script('expression.lastIndex = 0; text.replace(expression, "")');

function timeOf(expression: RegExp, text: string): number {
  Object.assign(context, { expression, text });
  const began = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: TIMEOUT_MS });
  } catch {
    return TIMEOUT_MS;
  }
  return process.cpuUsage(began).user / 1000;
}

function slowest(found: Expression): { text: string; ms: number } {
  const expression = new RegExp(found.pattern, found.flags);
  let worst = { text: '', ms: 0 };
  for (const text of hostileTexts(found)) {
    let ms = timeOf(expression, text);
    for (let round = 1; round < ROUNDS && ms > LIMIT_MS && ms < TIMEOUT_MS; round += 1)
      ms = Math.min(ms, timeOf(expression, text));
    if (ms > worst.ms) worst = { text: `${text.slice(0, 20)}…`, ms };
  }
  return worst;
}

it('runs each regular expression of the server in milliseconds on 4,000 characters', () => {
  const all = SOURCES.flatMap(expressionsOf).filter(({ file }) => !TRUSTED.has(file));
  const different = Array.from(new Map(all.map((one) => [`/${one.pattern}/${one.flags}`, one])).values());
  expect(different.length).toBeGreaterThan(100);
  const slow = different.flatMap((found) => {
    const { text, ms } = slowest(found);
    return ms > LIMIT_MS
      ? [`${found.file}: /${found.pattern}/${found.flags} takes ${Math.round(ms)} ms for ${JSON.stringify(text)}`]
      : [];
  });
  expect(slow).toEqual([]);
}, 120_000);
