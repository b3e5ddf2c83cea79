import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CopyRspackPlugin, type RspackPluginInstance } from '@rspack/core';

/** Emits one SVG file for each country under `flags/`, where `CountryFlag` looks for it. */
export function countryFlagFiles(): RspackPluginInstance {
  const flags = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));
  return new CopyRspackPlugin({
    patterns: [{ from: '*.svg', context: join(flags, '3x2'), to: 'flags/[name][ext]', info: { minimized: true } }],
  });
}
