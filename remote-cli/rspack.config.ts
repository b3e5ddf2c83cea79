import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { PackagesPlugin } from './pack/packages-plugin';

const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20',
  entry: {
    'comptoir-remote': './src/comptoir-remote.ts',
    e2e: { import: './src/e2e/index.ts', library: { type: 'module' } },
  },
  // One copy in a remote's tests.
  externals: { '@playwright/test': 'module @playwright/test' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
  },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [
    new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /comptoir-remote\.js$/ }),
    new PackagesPlugin(),
  ],
  optimization: { minimize: false },
  performance: false,
};

export default configuration;
