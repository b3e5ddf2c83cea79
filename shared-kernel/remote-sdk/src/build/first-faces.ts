import type { Compilation, Module } from '@rspack/core';
import type { RemoteConfig } from '@comptoir/kernel/remote/config';
import { chunkOf, exposesOf } from './exposed-modules';
import { isOnDemand } from './shared-modules';

const CONSUMED = /^consume shared module \(\w+\) (@?[^@]+)@/;

/** Name of the shared module that the build takes from the shell at this place. */
export function consumedFace(module: Module): string | undefined {
  return CONSUMED.exec(module.identifier())?.[1];
}

/** Faces on demand that the first files of each exposed module import, by module; sorted, as builds are repeatable. */
export function firstFaces(config: RemoteConfig, { chunkGraph, namedChunkGroups }: Compilation) {
  const entries = Object.keys(exposesOf(config)).map((exposed) => {
    const chunks = namedChunkGroups.get(chunkOf(exposed))?.chunks ?? [];
    const modules = chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk));
    const faces = modules.flatMap((module) => consumedFace(module) ?? []).filter((face) => isOnDemand(face));
    return [exposed, [...new Set(faces)].toSorted()] as const;
  });
  return Object.fromEntries(entries.filter(([, faces]) => faces.length > 0));
}
