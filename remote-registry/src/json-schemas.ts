import { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import * as z from 'zod/mini';
import { RemoteManifest } from './manifest.schema';

const SCHEMAS: Readonly<Record<string, { title: string; schema: z.core.$ZodType }>> = {
  'remote.json': {
    title: 'What a remote of Comptoir contributes, and what it needs: remote.json',
    schema: RemoteDescriptor,
  },
  'mf-manifest.json': {
    title: 'What Comptoir reads of the manifest of Module Federation: mf-manifest.json',
    schema: RemoteManifest,
  },
};

/** JSON Schemas of the published files by name, generated from their validators. */
export function jsonSchemas(): Record<string, object> {
  const all = Object.entries(SCHEMAS).map(([file, { title, schema }]) => {
    // Input types, before transformations.
    return [file, { ...z.toJSONSchema(schema, { io: 'input' }), title }] as const;
  });
  return Object.fromEntries(all);
}
