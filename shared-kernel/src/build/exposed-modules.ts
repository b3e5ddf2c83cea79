import path from 'node:path';
import type { RemoteConfig, SourceFile } from '../remote/config';
import { KERNEL_CONTRACT } from '../remote/contract-version';
import { RemoteDescriptor } from '../remote/descriptor.schema';
import { KERNEL_FACES, KERNEL_RANGE, SHARED_LIBRARIES } from './shared-modules';

/** `./src/agencies/agencies.area.tsx` is exposed as `./agencies`. */
function exposedName(file: SourceFile): string {
  return `./${path.basename(file).replace(/(\.(area|widget))?\.tsx?$/, '')}`;
}

/** Module Federation's `exposes`, from what the remote contributes. */
export function exposesOf(config: RemoteConfig): Record<string, string> {
  const files = [...config.areas, ...config.widgets].map(({ module }) => module);
  const exposes = Object.fromEntries(files.map((file) => [exposedName(file), file]));
  if (Object.keys(exposes).length !== new Set(files).size) {
    throw new Error(`remote.config.ts of ${config.name}: two modules would be exposed under one name`);
  }
  return exposes;
}

/** `remote.json`, checked by its schema. @throws ZodError naming what is wrong in `remote.config.ts` */
export function descriptorOf(config: RemoteConfig, version: string): RemoteDescriptor {
  const expose = <Item extends { module: SourceFile }>(item: Item) => ({ ...item, module: exposedName(item.module) });
  return RemoteDescriptor.parse({
    schema: 1,
    name: config.name,
    version,
    kernel: KERNEL_CONTRACT,
    areas: config.areas.map(expose),
    navigation: config.navigation,
    widgets: config.widgets.map(expose),
    shared: {
      ...SHARED_LIBRARIES,
      ...Object.fromEntries(KERNEL_FACES.map((face) => [face, KERNEL_RANGE])),
    },
  });
}
