const here = require('node:path').join(__dirname, 'jest');

/** Published as ES modules; jest runs CommonJS, so swc translates them. */
const esModules = ['@comptoir', 'uuid', '@ant-design/icons-svg', '@rspack'];

/** For a remote in a repository of its own: `export default { preset: '@comptoir/remote' }`. */
module.exports = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@comptoir/remote-sdk/testing/jest-setup'],
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    // Its exports name the ES module for both; the other one lies beside it.
    '^(zod/v4/locales/\\w+)\\.js$': '$1.cjs',
    // All of antd in one file: its fifteen hundred take a second for each test file that uses one of them.
    '^antd$': 'antd/dist/antd.js',
    '\\.module\\.css$': `${here}/css-module.cjs`,
    '\\.css$': `${here}/empty.cjs`,
    '\\.(svg|png|jpg|webp|woff2)(\\?.*)?$': `${here}/asset-address.cjs`,
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testMatch: ['**/*.test.{ts,tsx}'],
  restoreMocks: true,
  testTimeout: 30_000,
};
