import { withWhatItUses, workspaceFolders } from './workspace.mjs';

const kernel = { name: 'kernel', folder: 'kernel', uses: ['contract'] };
const contract = { name: 'contract', folder: 'contract', uses: [] };
const remote = { name: 'remote', folder: 'remote', uses: ['kernel', 'contract', 'not-ours'] };
const packages = new Map([kernel, contract, remote].map((each) => [each.name, each]));

test('a package is built from what it uses and from what that uses', () => {
  expect(withWhatItUses(remote, packages)).toEqual([remote, kernel, contract]);
});

test('the folders of the workspace come from pnpm-workspace.yaml', async () => {
  expect(await workspaceFolders()).toEqual(expect.arrayContaining(['api-contract', 'host-shell', 'e2e']));
});
