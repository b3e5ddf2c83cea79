import { parseFileSync } from '@swc/core';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** What a server runs on texts that it is sent. */
const SOURCES = ['api-server/src', 'api-contract/src', 'remote-registry/src'];
const ROOT = path.resolve(__dirname, '../..');
const LENGTH = 4000;
/** Longest processor time of one expression on one text, in milliseconds: a quadratic one takes more. */
const LIMIT_MS = 10;
const TIMEOUT_MS = 2000;
/** How often what took too long is measured again: whatever else the machine does only adds. */
const ROUNDS = 5;
/** Of each kind that classes name: letters, digits, spaces, signs. */
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

/** Those that read only what the operator or the server itself wrote. */
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

/** Texts that repeat what an expression looks for, and end with what it does not. */
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

it('takes some milliseconds for each regular expression of the server, whatever 4,000 characters it reads', () => {
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
