/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { antdCss } from './antd-css';
import { tokenCss } from '../../ui/theme/token-css';

const stored = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

// After a change of the tokens or of antd: pnpm --filter @comptoir/shared-kernel theme
test('the stylesheet of the tokens is up to date', () => {
  expect(stored('../../ui/theme/tokens.css') === tokenCss()).toBe(true);
});

test('the stylesheet of the antd components is up to date', () => {
  expect(stored('antd.css') === antdCss()).toBe(true);
});

test('antd styles nothing outside its own components', () => {
  expect(antdCss()).not.toMatch(/(^|[}\n,])\s*(a|body|html|\*)[\s:{,]/);
});
