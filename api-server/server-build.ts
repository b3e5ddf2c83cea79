import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

const assets = path.resolve(import.meta.dirname, 'assets');
const thread = path.resolve(import.meta.dirname, 'src/database/embedded/embedded.worker.js');

const reader = path.resolve(import.meta.dirname, 'src/imports/reading/import-reader.process.ts');

const commands = path.resolve(import.meta.dirname, 'src/commands/comptoir.ts');

/** Not bundled: native, or read files of their own package. */
const outside = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@electric-sql/pglite/nodefs',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
];

/**
 * Build of a Node program that runs this server. The database thread, the import reader, the gazetteer, the schema
 * and the commands become files beside the program.
 */
export function serverBuild(program: { folder: string; entry: Record<string, string> }): Configuration {
  return {
    context: program.folder,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry: { ...program.entry, comptoir: commands, 'embedded.worker': thread, 'import-reader': reader },
    output: {
      path: path.join(program.folder, 'dist'),
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
      // Resolves file URLs against the folder of the bundle.
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // Optional native driver that is not used.
    plugins: [
      new rspack.IgnorePlugin({ resourceRegExp: /^pg-native$/ }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: assets }] }),
    ],
    optimization: { minimize: false },
    performance: false,
  };
}
