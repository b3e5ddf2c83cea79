import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import dependencies from './package.json' with { type: 'json' };

// One of each for host and remote, as the guide says.
const shared = Object.fromEntries(
  Object.entries(dependencies.dependencies).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion },
  ]),
);

const remote = build('remote', {
  output: { path: path.resolve('dist/remote'), publicPath: '/remote/' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'agencies',
      filename: 'remoteEntry.js',
      exposes: { './Agencies': './src/Agencies' },
      shared,
      dts: false,
    }),
  ],
});

const host = build('host', {
  output: { path: path.resolve('dist'), publicPath: '/' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      remotes: { agencies: 'agencies@/remote/mf-manifest.json' },
      shared,
      dts: false,
    }),
    new rspack.HtmlRspackPlugin({ template: './src/index.html' }),
  ],
});

export default [host, remote];

function build(name, { output, plugins }) {
  return {
    name,
    context: path.resolve(name),
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './src/index.ts',
    output: { uniqueName: name, filename: '[name].[contenthash].js', ...output },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins,
  };
}
