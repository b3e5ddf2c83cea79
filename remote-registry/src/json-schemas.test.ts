import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { jsonSchemas } from './json-schemas';
import { descriptor } from './testing/built-folder';

test('the schema of remote.json describes the descriptor, and allows other keys such as $schema', () => {
  const schema = jsonSchemas()['remote.json'];
  const required: unknown = expect.arrayContaining(Object.keys(descriptor('1.0.0')));
  expect(schema).toMatchObject({ type: 'object', properties: { schema: {}, areas: { type: 'array' } }, required });
  expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
  expect(
    RemoteDescriptor.parse({ ...descriptor('1.0.0'), $schema: 'https://comptoir.example/schemas/remote.json' }),
  ).toEqual(descriptor('1.0.0'));
});

test('the schema of the manifest requires the used parts, and allows others', () => {
  expect(jsonSchemas()['mf-manifest.json']).toMatchObject({
    required: ['metaData', 'exposes'],
    additionalProperties: {},
  });
});
