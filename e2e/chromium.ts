import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../scripts/machine/chromium.mjs';

const executablePath = findChromium();
if (!executablePath) {
  throw new Error('No Chromium found: install one, or set CHROMIUM=/path/to/chromium.');
}

export const chromium: LaunchOptions = {
  executablePath,
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's sandbox refuses to run as root, as containers do.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
