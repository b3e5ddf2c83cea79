import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

const directory = import.meta.dirname;
const database = path.resolve(directory, '../api-server/src/database/embedded/embedded.worker.ts');

/** They read files of their own package, or are native; the rest of the server becomes a few files that load at once. */
const outside = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2'];

const config: Configuration = {
  context: directory,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: { main: './src/main.ts', 'embedded.worker': database },
  output: {
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  externalsType: 'module',
  externals: outside,
  module: {
    // Addresses of files and threads mean the bundle's own folder, as the sources say them.
    parser: { javascript: { importMeta: false, url: false, worker: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  // The driver takes libpq where somebody installed it; nobody does.
  plugins: [new rspack.IgnorePlugin({ resourceRegExp: /^pg-native$/ })],
  optimization: { minimize: false },
  performance: false,
};

export default config;
