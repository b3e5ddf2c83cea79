/**
 * The arrows of docs/architecture.md: who may know whom, types included. Circles are the lint's (`import/no-cycle`).
 * It reads sources with TypeScript's library, which is only for it (pnpm-workspace.yaml).
 */
const APPS = '^(host-shell|mfe-[^/]+)/';
const TESTS = '\\.test\\.tsx?$|/testing/|^[^/]+/test/';

/** Folders of the server from the ground up: nothing below knows what stands above it. */
const GROUND = '^api-server/src/(database|log|start-error|data-folder)';

/** An arrow that may not be drawn. */
const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'contract-knows-nobody',
      { path: '^api-contract/' },
      { path: '^(?!api-contract/)[^/]+/', dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
    ),
    never(
      'kernel-knows-the-contract-alone',
      { path: '^shared-kernel/' },
      { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|all-in-one)/' },
    ),
    never(
      'remotes-know-neither-each-other-nor-the-shell',
      { path: '^(mfe-[^/]+)/' },
      { path: '^(host-shell|mfe-[^/]+|api-server|remote-registry|all-in-one)/', pathNot: '^$1/' },
    ),
    never('shell-knows-no-remote', { path: '^host-shell/src/' }, { path: '^(mfe-[^/]+|api-server|all-in-one)/' }),
    never(
      'server-knows-no-page',
      { path: '^api-server/', pathNot: TESTS },
      { path: '^(host-shell|mfe-[^/]+|shared-kernel|all-in-one)/' },
    ),
    never('ground-of-the-server', { path: GROUND, pathNot: TESTS }, { path: '^api-server/src/', pathNot: GROUND }),
    never(
      'remotes-are-loaded-from-below-the-layout',
      { path: '^host-shell/src/remotes/', pathNot: TESTS },
      { path: '^host-shell/src/(layout|dashboard|home|auth)/' },
    ),
    never(
      'ui-knows-no-ui-data',
      { path: '^shared-kernel/src/ui/', pathNot: TESTS },
      { path: '^shared-kernel/src/(ui-data|form|records)/' },
    ),
    never('nothing-real-needs-a-test', { path: '/src/', pathNot: TESTS }, { path: '\\.test\\.tsx?$' }),
    never(
      'everything-is-there',
      { path: `${APPS}|^(shared-kernel|api-contract|api-server|remote-registry|all-in-one)/` },
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
