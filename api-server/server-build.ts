import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

const assets = path.resolve(import.meta.dirname, 'assets');
const thread = path.resolve(import.meta.dirname, 'src/database/embedded/embedded.worker.js');

const reader = path.resolve(import.meta.dirname, 'src/imports/reading/import-reader.process.ts');

const commands = path.resolve(import.meta.dirname, 'src/commands/comptoir.ts');

/** They read files of their own package, or are native; everything else becomes a few files that load at once. */
const outside = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@electric-sql/pglite/nodefs',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
];

/**
 * The build of a Node program that runs this server. The thread of the embedded database and the process that reads
 * imports become files beside the program, where it looks for them, and so do the gazetteer, the schema and the commands.
 */
export function serverBuild(program: {
  /** Absolute. */ folder: string;
  entry: Record<string, string>;
}): Configuration {
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
    plugins: [
      new rspack.IgnorePlugin({ resourceRegExp: /^pg-native$/ }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: assets }] }),
    ],
    optimization: { minimize: false },
    performance: false,
  };
}
