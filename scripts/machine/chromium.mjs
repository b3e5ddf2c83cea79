import { homedir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';
import { findProgram, versionsIn } from './find-program.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Chromium for the end-to-end tests: `CHROMIUM`, an installed one, or Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wished = process.env['CHROMIUM'];
  if (wished) return findProgram([wished]);
  const downloads = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  return findProgram([
    // The headless shell renders no browser window, which saves a third of the time of the tests.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...versionsIn(downloads, /^chromium-\d+$/).map((folder) => join(folder, 'chrome-linux', 'chrome')),
    ...versionsIn(downloads, /^chromium-\d+$/).map((folder) => join(folder, 'chrome-linux64', 'chrome')),
  ]);
}

/**
 * @param {(line: string) => void} print reports the result
 * @returns {Promise<string>}
 * @throws {Refusal} that says how to get one
 */
export async function findOrInstallChromium(print) {
  const found = findChromium();
  if (found) {
    print(`Chromium: ${found}`);
    return found;
  }
  if (process.env['CHROMIUM']) throw new Refusal(`CHROMIUM=${process.env['CHROMIUM']} is not a program.`);
  await installDebianPackage('chromium', print);
  const installed = findChromium();
  if (installed) return installed;
  throw new Refusal(
    'The end-to-end tests need a Chromium and this machine has none: install Chromium or Chrome, or set CHROMIUM=/path/to/chromium.',
  );
}
