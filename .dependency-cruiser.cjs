/**
 * The arrows of docs/architecture.md: who may know whom, types included. Circles are the lint's (`import/no-cycle`).
 * It reads sources with TypeScript's library, which is only for it (pnpm-workspace.yaml).
 */
const APPS = '^(host-shell|mfe-[^/]+)/';
const TESTS = '\\.test\\.tsx?$|/testing/|^[^/]+/test/';

/** Folders of the server from the ground up: nothing below knows what stands above it. */
const GROUND = '^api-server/src/(database|log|start-error|data-folder)';

module.exports = {
  forbidden: [
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^api-contract/' },
      to: { path: '^(?!api-contract/)[^/]+/', dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'kernel-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^shared-kernel/' },
      to: { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|all-in-one)/' },
    },
    {
      name: 'remotes-know-neither-each-other-nor-the-shell',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|all-in-one)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^host-shell/src/' },
      to: { path: '^(mfe-[^/]+|api-server|all-in-one)/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^api-server/', pathNot: TESTS },
      to: { path: '^(host-shell|mfe-[^/]+|shared-kernel|all-in-one)/' },
    },
    {
      name: 'ground-of-the-server',
      severity: 'error',
      from: { path: GROUND, pathNot: TESTS },
      to: { path: '^api-server/src/', pathNot: GROUND },
    },
    {
      name: 'remotes-are-loaded-from-below-the-layout',
      severity: 'error',
      from: { path: '^host-shell/src/remotes/', pathNot: TESTS },
      to: { path: '^host-shell/src/(layout|dashboard|home|auth)/' },
    },
    {
      name: 'ui-knows-no-ui-data',
      severity: 'error',
      from: { path: '^shared-kernel/src/ui/', pathNot: TESTS },
      to: { path: '^shared-kernel/src/(ui-data|form)/' },
    },
    {
      name: 'nothing-real-needs-a-test',
      severity: 'error',
      from: { path: '/src/', pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'everything-is-there',
      severity: 'error',
      from: { path: `${APPS}|^(shared-kernel|api-contract|api-server|remote-registry|all-in-one)/` },
      to: {
        couldNotResolve: true,
        // The remote of a standalone page is an alias of the build; the others are names of types alone.
        pathNot: '^@comptoir/this-remote$|^google\\.maps$|^topojson-specification$',
      },
    },
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
