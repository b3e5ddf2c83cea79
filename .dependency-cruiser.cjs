/**
 * Allowed imports between packages and folders (docs/architecture.md), type imports included. The lint reports cycles (`import/no-cycle`).
 * It reads sources with TypeScript's library, which is only for it (pnpm-workspace.yaml).
 */
const APPS = '^(host-shell|mfe-[^/]+)/';
const TESTS = '\\.test\\.tsx?$|/testing/|^[^/]+/test/';

/** Layers of the server, lowest first. A folder may import from lower layers, not from others of its own. */
const FLOORS = [
  ['api-error', 'calendar', 'language', 'results', 'start-error'],
  ['data-folder'],
  ['database'],
  ['access', 'jobs', 'tracing'],
  ['http', 'mail', 'team-notices'],
  ['crash-notices', 'geocode', 'lists', 'low-balance', 'office-zone', 'remote-failures'],
  ['audit', 'inbox', 'overview', 'security-events'],
  ['books', 'exports', 'records', 'services', 'session'],
  ['cash-rules', 'correction-requests', 'field-devices', 'month-report'],
  ['cash-cases', 'cash-limits', 'office-closures', 'receipts'],
  [
    'agencies',
    'balance-limits',
    'business-days',
    'cash',
    'collections',
    'events',
    'general-ledger',
    'handovers',
    'suppliers',
    'users',
    'views',
  ],
  ['demo'],
  ['account', 'media', 'offices', 'pick-ups', 'rounds', 'trades', 'transactions'],
  ['api-keys', 'factors', 'summaries'],
  ['approvals'],
  ['imports', 'sso', 'webhooks'],
  ['background', 'config'],
  ['prepare-data', 'remote-overrides', 'remote-settings'],
];

/** The packages of shared-kernel from the ground up. */
const KERNEL_PACKAGES = ['kernel', 'ui', 'maps', 'remote-sdk'];

/** A forbidden import. */
const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'contract-imports-no-other-package',
      { path: '^api-contract/' },
      { path: '^(?!api-contract/)[^/]+/', dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
    ),
    never(
      'kernel-imports-only-the-contract',
      { path: '^shared-kernel/' },
      { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|remote-cli|all-in-one)/' },
    ),
    ...KERNEL_PACKAGES.map((name, number) =>
      never(
        `${name}-knows-no-package-above`,
        { path: `^shared-kernel/${name}/`, pathNot: TESTS },
        { path: `^shared-kernel/(${KERNEL_PACKAGES.slice(number + 1).join('|') || 'none'})/` },
      ),
    ),
    never(
      'remotes-know-neither-each-other-nor-the-shell',
      { path: '^(mfe-[^/]+)/' },
      { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|remote-cli|all-in-one)/', pathNot: '^$1/' },
    ),
    never('shell-knows-no-remote', { path: '^host-shell/src/' }, { path: '^(mfe-[^/]+|api-server|all-in-one)/' }),
    never(
      'server-knows-no-page',
      { path: '^api-server/', pathNot: TESTS },
      { path: '^(host-shell|mfe-[^/]+|shared-kernel|all-in-one)/' },
    ),
    ...FLOORS.map((floor, number) =>
      never(
        `no-imports-from-above-${floor.join('-')}`,
        { path: `^api-server/src/(${floor.join('|')})[./]`, pathNot: TESTS },
        { path: '^api-server/src/', pathNot: [`^api-server/src/($1|${FLOORS.slice(0, number).flat().join('|')})[./]`] },
      ),
    ),
    never(
      'speed-has-one-door',
      { path: '^api-server/src/', pathNot: `^api-server/src/database/fast/|${TESTS}` },
      { path: '^api-server/src/database/fast/', pathNot: 'fast/index\\.ts$' },
    ),
    never(
      'remotes-are-loaded-from-below-the-layout',
      { path: '^host-shell/src/remotes/', pathNot: TESTS },
      { path: '^host-shell/src/(layout|dashboard|home|auth)/' },
    ),
    never(
      'components-do-not-import-lazy-parts',
      { path: '^shared-kernel/ui/src/components/', pathNot: TESTS },
      { path: '^shared-kernel/ui/src/(dates|fields|changes|files|records)/' },
    ),
    never(
      'menus-and-selectors-load-on-demand',
      {
        path: '^shared-kernel/[^/]+/src/',
        pathNot: `^shared-kernel/ui/src/components/(controls|menu|popover|select)/|${TESTS}`,
      },
      {
        path: '^shared-kernel/ui/src/components/(menu/menu|popover/popover|select/(select|search-select))\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never('no-circle-also-through-dynamic-imports', { pathNot: TESTS }, { circular: true }),
    never('no-imports-of-tests', { path: '/src/', pathNot: TESTS }, { path: '\\.test\\.tsx?$' }),
    never(
      'no-unresolved-imports',
      { path: `${APPS}|^(shared-kernel|api-contract|api-server|remote-registry|remote-cli|all-in-one)/` },
      {
        couldNotResolve: true,
        // The remote of a standalone page is an alias of the build; the others are names of types alone.
        pathNot: '^@comptoir/this-remote$|^google\\.maps$|^topojson-specification$',
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^remotes/|^data/|/\\.comptoir/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.svg'],
    },
  },
};
