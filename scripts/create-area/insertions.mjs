/**
 * @typedef {object} Insertion lines to insert into a file
 * @property {string} file
 * @property {string} before inserts before the first match of this text, or after a leading line break before that line
 * @property {string} [within] text at which the search starts
 * @property {string} text with placeholders
 */

/** Expected status by role for the own office, another office and another country. */
const ACCESS = [
  ['list__Plural__', 'yes yes yes        yes yes 403        yes 403 403        403 403 403'],
  ['list__Plural__ of all', 'yes yes yes        yes yes none       yes none none      403 403 403'],
  ['get__Singular__', 'yes yes yes        yes yes 404        yes 404 404        403 403 403'],
  ['create__Singular__', 'yes yes yes        yes yes 403        yes 403 403        403 403 403'],
  ['update__Singular__', 'yes yes yes        yes yes 404        yes 404 404        403 403 403'],
  ['delete__Singular__', 'yes yes yes        yes yes 404        yes 404 404        403 403 403'],
]
  .map(([call, access]) => `${call}  ${access}\n`)
  .join('');

/** @type {readonly Insertion[]} */
const IN_CONTRACT = [
  {
    file: 'api-contract/package.json',
    before: '    "./values"',
    text: '    "./__plural__": "./src/__plural__.ts",\n',
  },
  {
    file: 'api-contract/src/operations.ts',
    before: 'import { userOperations }',
    text: "import { __singular__Operations } from './__plural__';\n",
  },
  {
    file: 'api-contract/src/operations.ts',
    before: '  ...overviewOperations,',
    text: '  ...__singular__Operations,\n',
  },
  {
    file: 'api-contract/src/routes.ts',
    before: '  getOverview: {',
    text: `  list__Plural__: { method: 'GET', path: '/__plural__' },
get__Singular__: { method: 'GET', path: '/__plural__/:id' },
create__Singular__: { method: 'POST', path: '/__plural__' },
update__Singular__: { method: 'PATCH', path: '/__plural__/:id' },
delete__Singular__: { method: 'DELETE', path: '/__plural__/:id' },

`,
  },
  { file: 'api-contract/src/resource-names.ts', before: "\n  'users',", text: "  '__plural__',\n" },
  {
    file: 'api-contract/src/resource-names.ts',
    before: '\n] as const;',
    within: 'export const RECORD_KINDS',
    text: "  '__singular__',\n",
  },
  {
    file: 'api-contract/src/resources.ts',
    before: '  // Names of their offices',
    text: "  __plural__: { read: 'list__Plural__', record: '__singular__', shows: [] },\n",
  },
];

/** @type {readonly Insertion[]} */
const IN_SERVER = [
  {
    file: 'api-server/src/database/schema.ts',
    before: 'import type { OfficesTable',
    text: "import type { OfficeRecord } from './tables/columns';\n",
  },
  {
    file: 'api-server/src/database/schema.ts',
    before: '  trades: TradesTable;',
    text: '  __plural__: OfficeRecord & { name: string };\n',
  },
  {
    file: 'api-server/src/database/migrations/index.ts',
    before: 'import type { Migration }',
    text: "import { __plural__ } from './__migration__';\n",
  },
  {
    file: 'api-server/src/database/migrations/index.ts',
    before: '\n];',
    text: '  __plural__,\n',
  },
  {
    file: 'api-server/src/api-handlers.ts',
    before: 'import { tradeHandlers }',
    text: "import { __singular__Handlers } from './__plural__/__plural__.routes';\n",
  },
  {
    file: 'api-server/src/api-handlers.ts',
    before: '  ...overviewHandlers,',
    text: '  ...__singular__Handlers,\n',
  },
  {
    file: 'api-server/test/access/access-requests.ts',
    before: 'import { viewRequests }',
    text: "import { __singular__Requests } from './__singular__-requests';\n",
  },
  {
    file: 'api-server/test/access/access-requests.ts',
    before: '    ...platformRequests(),',
    text: '    ...__singular__Requests(world),\n',
  },
  {
    file: 'api-server/src/access/access-matrix.test.ts',
    before: 'listSuppliers ',
    text: ACCESS,
  },
  {
    file: 'api-server/src/http/allowed-fields.test.ts',
    before: "    {\n      name: 'updateView',",
    text: `    {
      name: 'update__Singular__',
      record: () => made('/__plural__', { name: 'New', officeId: officeId() }),
      change: { name: 'Changed' },
    },
`,
  },
  {
    file: 'api-server/test/big-customer.ts',
    before: '    await run(`insert into office_closures',
    text: `    await run(\`insert into __plural__ (id, office_id, name)
      select md5('__singular__ ' || n)::uuid, '\${officeId}', '__Singular__ ' || n from \${series(1, 20)}\`);
`,
  },
  {
    file: 'api-server/test/big-customer-samples.ts',
    before: "    'getView.id':",
    text: "    'get__Singular__.id': await first('__plural__'),\n",
  },
];

/**
 * Changes of existing files for a resource. `remote` is the name of the remote that shows it.
 * @param {string} remote
 * @returns {readonly Insertion[]}
 */
export function insertionsFor(remote) {
  return [
    ...IN_CONTRACT,
    ...IN_SERVER,
    {
      file: 'api-contract/src/refusals/translations.test.ts',
      before: '],\n  }',
      within: `'mfe-${remote}/src'`,
      text: ", '__singular__'",
    },
    {
      file: `mfe-${remote}/remote.config.ts`,
      before: 'export default defineRemote',
      text: "const __plural__ = { en: '__Plural__', fr: '__fr__', ar: '__ar__' };\n\n",
    },
    {
      file: `mfe-${remote}/remote.config.ts`,
      before: '\n  ],',
      within: '  areas: [',
      text: `    {
      path: '/__plural__',
      module: './src/__plural__/__plural__.area.tsx',
      title: __plural__,
      roles: ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'],
      needs: 'office',
    },
`,
    },
    {
      file: `mfe-${remote}/remote.config.ts`,
      before: '\n  ],',
      within: '  navigation: [',
      text: "    { path: '/__plural__', label: __plural__, icon: 'suppliers', order: 90 },\n",
    },
    {
      file: 'docs/domain.md',
      before: '| Offices | ',
      text: `| __Plural__ | \`/__plural__\` | \`mfe-${remote}/src/__plural__\` | \`list__Plural__\` | \`__plural__.ts\` | \`__plural__\` | \`__plural__\` |\n`,
    },
  ];
}

/**
 * Inserts a text at its place, unless it is already there.
 * @param {string} text
 * @param {Omit<Insertion, 'file'>} insertion
 * @returns {string | undefined} undefined without such a place
 */
export function inserted(text, { before, within = '', text: more }) {
  if (text.includes(more)) return text;
  const start = text.indexOf(within);
  const found = start < 0 ? -1 : text.indexOf(before, start);
  if (found < 0) return undefined;
  const place = before.startsWith('\n') ? found + 1 : found;
  return text.slice(0, place) + more + text.slice(place);
}
