import { existsSync, readdirSync } from 'node:fs';
import preset from './remote-cli/jest-preset.cjs';

const kernelSetup = 'shared-kernel/remote-sdk/src/testing/jest-setup.ts';

/** Published as ES modules only, or load others as such; jest runs CommonJS, so swc translates these as well. */
const esModulesOnly = [
  'content-disposition',
  'cookie',
  'file-type',
  'github-slugger',
  'jose',
  'marked',
  'marked-gfm-heading-id',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
  '@ant-design\\+icons-svg',
  '@borewit\\+[\\w-]+',
  '@opentelemetry\\+[\\w-]+',
  '@rspack\\+[\\w-]+',
  '@tokenizer\\+[\\w-]+',
];

const { '^antd$': _ofRemotes, ...moduleNameMapper } = preset.moduleNameMapper;

const sources = {
  // Temporary files of a run go with it.
  cacheDirectory: '<rootDir>/.comptoir/jest',
  transform: preset.transform,
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModulesOnly.join('|')})@)`],
  moduleNameMapper,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/remotes/', '<rootDir>/.comptoir/', '<rootDir>/data/'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  restoreMocks: true,
};

const inNode = {
  ...sources,
  displayName: 'node',
  testEnvironment: 'node',
  roots: [
    'api-contract',
    'remote-registry',
    'remote-cli',
    'all-in-one',
    'host-shell/server',
    'host-shell/handbook',
    'shared-kernel/remote-sdk/src/build',
    'scripts',
    'bench',
  ]
    .filter((folder) => existsSync(folder))
    .map((folder) => `<rootDir>/${folder}`),
};

/** Its tests run on real databases, which are prepared once for all of them. */
const ofTheServer = {
  ...sources,
  displayName: 'api',
  testEnvironment: 'node',
  roots: ['<rootDir>/api-server'],
  globalSetup: '<rootDir>/api-server/test/global-setup.ts',
  globalTeardown: '<rootDir>/api-server/test/global-teardown.ts',
};

const inBrowser = {
  ...sources,
  displayName: 'browser',
  testEnvironment: 'jsdom',
  roots: [
    ...['kernel', 'ui', 'maps', 'remote-sdk'].map((folder) => `shared-kernel/${folder}/src`),
    'host-shell/src',
    ...readdirSync('.').filter((folder) => folder.startsWith('mfe-')),
  ]
    .filter((folder) => existsSync(folder))
    .map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared-kernel/remote-sdk/src/build/'],
  setupFilesAfterEnv: existsSync(kernelSetup) ? [`<rootDir>/${kernelSetup}`] : [],
};

/** @type {import('jest').Config} */
export default {
  projects: [inNode, ofTheServer, inBrowser],
  maxWorkers: 2,
  // A worker keeps something of each file that it has run: at 3 GB, half of the processor's time went into finding memory.
  workerIdleMemoryLimit: '1GB',
  // A machine that does other things as well is slow, not broken.
  testTimeout: 30_000,
};
