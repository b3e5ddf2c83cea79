import { createRemote } from './create-remote.mjs';

test.each([undefined, '', 'Vehicles', '../vehicles', 'a', '1st', 'v_1'])('%j is refused as a name', async (name) => {
  await expect(createRemote(name, () => undefined)).rejects.toThrow('Invalid name: use lower-case letters');
});

test('an existing remote is not changed', async () => {
  await expect(createRemote('finance', () => undefined)).rejects.toThrow('mfe-finance already exists');
});
