import { withWhatItUses, workspaceFolders } from './workspace.mjs';

const kernel = { name: 'kernel', version: '1.0.0', folder: 'kernel', uses: ['contract'] };
const contract = { name: 'contract', version: '1.0.0', folder: 'contract', uses: [] };
const remote = { name: 'remote', version: '1.0.0', folder: 'remote', uses: ['kernel', 'contract', 'not-ours'] };
const packages = new Map([kernel, contract, remote].map((each) => [each.name, each]));

test('a package is built from its dependencies and theirs', () => {
  expect(withWhatItUses(remote, packages)).toEqual([remote, kernel, contract]);
});

test('the folders of the workspace come from pnpm-workspace.yaml', async () => {
  expect(await workspaceFolders()).toEqual(expect.arrayContaining(['api-contract', 'host-shell', 'e2e']));
});
