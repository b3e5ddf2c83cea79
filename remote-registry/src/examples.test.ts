import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';

const folder = path.resolve(__dirname, '../../examples');
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Examples without a build. */
const remotes = examples.filter((name) => existsSync(path.join(folder, name, 'public/remote.json')));

const read = (...file: string[]) => readFileSync(path.join(folder, ...file), 'utf8');

test.each(remotes)('%s has a valid descriptor', (name) => {
  expect(RemoteDescriptor.parse(JSON.parse(read(name, 'public/remote.json'))).areas).not.toEqual([]);
});

test.each(examples)(
  '%s is an independent repository: exact versions, a lock file, nothing of the workspace',
  (name) => {
    const { dependencies = {}, devDependencies } = JSON.parse(read(name, 'package.json'));
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      // Each deployment provides its own packages of ours.
      expect(version).toMatch(dependency.startsWith('@comptoir/') ? /^latest$/ : /^\d+\.\d+\.\d+$/);
    }
    const { packages } = JSON.parse(read(name, 'package-lock.json'));
    expect(packages['']).toMatchObject({
      ...(Object.keys(dependencies).length > 0 && { dependencies }),
      devDependencies,
    });
    expect(Object.keys(packages).filter((place) => place.includes('@comptoir/'))).toEqual([]);
    expect(read(name, 'package-lock.json')).not.toContain('"resolved"');
  },
);

const lines = ['src/index.tsx', 'rspack.config.js'].flatMap((file) =>
  read('host', file)
    .split('\n')
    .filter((line) => line.trim() !== ''),
);

test(`a foreign host needs ${lines.length} lines to show remotes, its build included`, () => {
  expect(lines.length).toBeLessThanOrEqual(30);
});

test.each(remotes)('%s uses only the shared modules of its descriptor', (name) => {
  const { shared } = RemoteDescriptor.parse(JSON.parse(read(name, 'public/remote.json')));
  const build = read(name, 'vite.config.js');
  for (const [dependency, range] of Object.entries(shared)) {
    expect(build).toContain(`${dependency}: { singleton: true, requiredVersion: '${range}', import: false }`);
  }
});
