import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '../folder/folder-store';
import { publish } from '../publish';
import { builtFolder, emptyFolder } from '../testing/built-folder';
import { canonicalJson } from './canonical-json';
import { environmentKeys } from './registry-keys';

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

test('equal content has the same canonical text, regardless of key order', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'é' })).toBe('{"a":"é","b":[{"d":1}]}');
  expect(canonicalJson({ a: 'é', b: [{ d: 1 }] })).toBe('{"a":"é","b":[{"d":1}]}');
});

test('the first publication into a folder creates keys, and only their owner may read the signing key', async () => {
  const folder = await emptyFolder();
  await publish(folderStore(folder), await builtFolder('1.0.0'), { by: 'a team' });
  expect((await stat(path.join(folder, '.keys/signing-key.pem'))).mode & 0o777).toBe(0o600);
});

test('a modified registry is refused', async () => {
  const folder = await emptyFolder();
  await publish(folderStore(folder), await builtFolder('1.0.0'), { by: 'a team' });
  const file = path.join(folder, 'registry.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"publishedBy":"a team"', '"publishedBy":"another"'));
  await expect(folderStore(folder).read()).rejects.toThrow('its content was changed after it was signed');
});

test.each([
  ['nothing but its signature follows what was signed', (text: string) => text.replace(/\}\n$/, ',"remotes":{}}\n')],
  ['members before the signature are signed as well', (text: string) => text.replace('{', '{"remotes":{},')],
])('%s', async (_name, change) => {
  const folder = await emptyFolder();
  await publish(folderStore(folder), await builtFolder('1.0.0'), { by: 'a team' });
  const file = path.join(folder, 'registry.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
  await expect(folderStore(folder).read()).rejects.toThrow('its content was changed after it was signed');
});

test('a registry with other indentation is valid', async () => {
  const folder = await emptyFolder();
  const store = folderStore(folder);
  await publish(store, await builtFolder('1.0.0'), { by: 'a team' });
  const file = path.join(folder, 'registry.json');
  await writeFile(file, JSON.stringify(JSON.parse(await readFile(file, 'utf8')), null, 2));
  await expect(folderStore(folder).read()).resolves.toEqual(await store.read());
});

test('a registry signed by another key is refused', async () => {
  const folder = await emptyFolder();
  const theirs = environmentKeys({ REGISTRY_SIGNING_KEY: keyPair().signing });
  await publish(folderStore(folder, theirs), await builtFolder('1.0.0'), { by: 'a stranger' });
  const ours = environmentKeys({ REGISTRY_PUBLIC_KEY: keyPair().open });
  await expect(folderStore(folder, ours).read()).rejects.toThrow('is not valid');
});

test('a process with the public key only can read but not change the registry', async () => {
  const folder = await emptyFolder();
  const { signing, open } = keyPair();
  await publish(folderStore(folder, environmentKeys({ REGISTRY_SIGNING_KEY: signing })), await builtFolder('1.0.0'), {
    by: 'a team',
  });
  const reader = folderStore(folder, environmentKeys({ REGISTRY_PUBLIC_KEY: Buffer.from(open).toString('base64') }));
  await expect(reader.read()).resolves.toMatchObject({ revision: 1 });
  await expect(publish(reader, await builtFolder('1.1.0'), { by: 'a team' })).rejects.toThrow('REGISTRY_SIGNING_KEY');
});

test('after a change of keys all versions are signed again, so that others need one public key', async () => {
  const folder = await emptyFolder();
  const store = folderStore(folder);
  const keysOfVersions = async () => {
    const { remotes, announced } = await folderStore(folder).read();
    const versions = remotes['operations']?.versions ?? [];
    return [announced, ...versions].map((signed) => signed?.signature?.key);
  };
  await publish(store, await builtFolder('1.0.0'), { by: 'a team' });
  const [before] = await keysOfVersions();
  await rm(path.join(folder, '.keys'), { recursive: true });
  await publish(folderStore(folder), await builtFolder('1.1.0'), { by: 'a team' });
  const [after, ...versions] = await keysOfVersions();
  expect(after).not.toBe(before);
  expect(versions).toEqual([after, after]);
});

test('an invalid key is refused by name', () => {
  expect(() => environmentKeys({ REGISTRY_SIGNING_KEY: 'secret' })).toThrow('REGISTRY_SIGNING_KEY is not a key');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => environmentKeys({ REGISTRY_SIGNING_KEY: pem })).toThrow('is not an Ed25519 key');
});
