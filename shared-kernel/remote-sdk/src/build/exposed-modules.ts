import path from 'node:path';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import type { RemoteConfig, SourceFile } from '@comptoir/kernel/remote/config';
import { KERNEL_CONTRACT } from '@comptoir/kernel/remote/contract-version';
import { BuiltDescriptor } from '@comptoir/kernel/remote/built-descriptor';
import { schemaOf, type RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { KERNEL_FACES, KERNEL_RANGE, SHARED_LIBRARIES } from './shared-modules';

/** `./src/agencies/agencies.area.tsx` is exposed as `./agencies`, and `./src/AgencyCount.tsx` as `./agency-count`. */
export function exposedName(file: SourceFile): string {
  const name = path.basename(file).replace(/(\.(area|widget))?\.tsx?$/, '');
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, '-');
  return `./${words.toLowerCase()}`;
}

/** Name that Module Federation gives to the chunk of an exposed module. */
export function chunkOf(exposed: string): string {
  return `__federation_expose_${exposed.slice(2).replaceAll('-', '_')}`;
}

/** Module Federation's `exposes`, from the contributions of the remote. */
export function exposesOf(config: RemoteConfig): Record<string, string> {
  const pieces = [...config.areas, ...config.widgets, ...(config.contributions ?? [])];
  const files = pieces.flatMap((piece) => ('module' in piece && piece.module !== undefined ? [piece.module] : []));
  const exposes = Object.fromEntries(files.map((file) => [exposedName(file), file]));
  if (Object.keys(exposes).length !== new Set(files).size) {
    throw new Error(`remote.config.ts of ${config.name}: two modules would be exposed under one name`);
  }
  return exposes;
}

/**
 * `remote.json`, validated by its schema.
 * @throws Error naming the mistake in `remote.config.ts`
 */
export function descriptorOf(config: RemoteConfig, version: string): RemoteDescriptor {
  const expose = <Item extends { module: SourceFile }>(item: Item) => ({ ...item, module: exposedName(item.module) });
  const { data, error } = BuiltDescriptor.safeParse({
    // The lowest schema possible, so that older shells can still read it.
    schema: schemaOf(config),
    name: config.name,
    version,
    kernel: KERNEL_CONTRACT,
    areas: config.areas.map(expose),
    navigation: config.navigation,
    widgets: config.widgets.map(expose),
    ...(config.contributions && {
      contributions: config.contributions.map((item) =>
        'module' in item && item.module !== undefined ? expose({ ...item, module: item.module }) : item,
      ),
    }),
    ...(config.needs && { needs: config.needs }),
    ...(config.services && { services: config.services }),
    // A default makes a setting optional for those who store values.
    ...(config.settings && { settings: toJSONSchema(config.settings, { io: 'input' }).properties }),
    shared: {
      ...SHARED_LIBRARIES,
      ...Object.fromEntries(KERNEL_FACES.map((face) => [face, KERNEL_RANGE])),
    },
  });
  if (error) throw errorIn(config.name, z.prettifyError(error));
  return data;
}

/** Has no stack: the bundler prints it, and the mistake is in none of those lines. */
function errorIn(remote: string, what: string): Error {
  const inputError = new Error(`remote.config.ts of ${remote}:\n${what}`);
  inputError.stack = inputError.message;
  return inputError;
}
