import path from 'node:path';
import type { RemoteConfig, SourceFile } from '../remote/config';
import { KERNEL_CONTRACT } from '../remote/contract-version';
import { RemoteDescriptor, schemaOf } from '../remote/descriptor.schema';
import { KERNEL_FACES, KERNEL_RANGE, SHARED_LIBRARIES } from './shared-modules';

/** `./src/agencies/agencies.area.tsx` is exposed as `./agencies`. */
function exposedName(file: SourceFile): string {
  return `./${path.basename(file).replace(/(\.(area|widget))?\.tsx?$/, '')}`;
}

/** Module Federation's `exposes`, from what the remote contributes. */
export function exposesOf(config: RemoteConfig): Record<string, string> {
  const pieces = [...config.areas, ...config.widgets, ...(config.contributions ?? [])];
  const files = pieces.flatMap((piece) => ('module' in piece && piece.module !== undefined ? [piece.module] : []));
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
    // The lowest, so that shells which do not know the next one go on serving the others.
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
    shared: {
      ...SHARED_LIBRARIES,
      ...Object.fromEntries(KERNEL_FACES.map((face) => [face, KERNEL_RANGE])),
    },
  });
}
