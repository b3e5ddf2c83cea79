import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';

const examples = path.resolve(__dirname, '../../examples');
const remotes = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = (...file: string[]) => readFileSync(path.join(examples, ...file), 'utf8');

test.each(remotes)('%s says what it contributes in words that publishing takes', (name) => {
  expect(RemoteDescriptor.parse(JSON.parse(read(name, 'public/remote.json'))).areas).not.toEqual([]);
});

test.each(remotes)('%s is a repository of its own: exact versions, a lock file, nothing of the workspace', (name) => {
  const { devDependencies } = JSON.parse(read(name, 'package.json'));
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.parse(read(name, 'package-lock.json')).packages[''].devDependencies).toEqual(devDependencies);
});

test.each(remotes)('%s takes from the shell only what its descriptor says', (name) => {
  const { shared } = RemoteDescriptor.parse(JSON.parse(read(name, 'public/remote.json')));
  const build = read(name, 'vite.config.js');
  for (const [dependency, range] of Object.entries(shared)) {
    expect(build).toContain(`${dependency}: { singleton: true, requiredVersion: '${range}', import: false }`);
  }
});
