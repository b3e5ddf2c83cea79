import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';

const configuration: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20',
  entry: { 'comptoir-remotes': './src/comptoir-remotes.ts' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
  },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
  optimization: { minimize: false },
  performance: false,
};

export default configuration;
