#!/usr/bin/env node
// Draws the icons of the installed product from host-shell/src/favicon.svg: npm run draw-icons
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from './machine/chromium.mjs';

const root = path.dirname(import.meta.dirname);
const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');

const COLOUR = '#0d5c63';
/** Maskable icons lose up to a tenth at each edge. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.62, radius: 0.2 },
  { file: 'icon-512.png', size: 512, share: 0.62, radius: 0.2 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.5, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.58, radius: 0 },
];

const source = await readFile(path.join(root, 'host-shell/src/favicon.svg'), 'utf8');
const shapes = source.replace(/<style>.*<\/style>/s, '').replace('<svg ', '<svg fill="#fff" ');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { file, size, share, radius } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}div{display:grid;place-items:center;height:${size}px;background:${COLOUR};border-radius:${radius * size}px}svg{width:${share * 100}%}</style><div>${shapes}</div>`,
  );
  await page.screenshot({ path: path.join(root, 'host-shell/src/installed', file), omitBackground: true });
}
await browser.close();
