/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokenCss } from '../../components/theme/token-css';
import { extractedCss } from './extracted-css';

const stored = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const extracted = extractedCss();

// After a change of the tokens or of antd: pnpm --filter @comptoir/ui theme
test('the stylesheet of the tokens is up to date', () => {
  expect(stored('../../components/theme/tokens.css') === tokenCss()).toBe(true);
});

test.each(['dates', 'rest'] as const)('the stylesheet of antd, %s, is up to date', (part) => {
  expect(stored(`${part}.css`) === extracted[part]).toBe(true);
});

test('antd styles nothing outside its own components', () => {
  const rules = (extracted.dates + extracted.rest).match(/(?<=^|[}\n,])\s*(a|body|html|\*)(:[\w-]+)*\s*(?=[,{])/g);
  expect(rules).toBeNull();
});
