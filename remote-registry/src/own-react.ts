import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { RemoteManifest } from './manifest.schema';
import { RegistryError } from './store';

/** Assigned by React and React DOM themselves, of each version, and kept by minimisers. */
const REACT = /__(?:SECRET|CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_\w+\s*=(?!=)/;

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Shared = z.object({
  shared: z.optional(z.array(z.object({ assets: z.optional(z.object({ js: z.optional(Files) })) }))),
});

interface BuiltFiles {
  files: readonly string[];
  manifest: RemoteManifest;
}

/**
 * Copies of shared modules that the manifest names are not judged: they are loaded only where the shell has none.
 * @throws RegistryError if another file contains React, whose hooks fail beside another copy
 */
export async function refuseOwnReact(folder: string, remote: string, { files, manifest }: BuiltFiles): Promise<void> {
  const { shared = [] } = z.parse(Shared, manifest);
  const js = shared.flatMap(({ assets }) => assets?.js ?? []);
  const fallbacks = new Set(js.flatMap(({ sync, async }) => [...sync, ...async]));
  for (const file of files.filter((name) => /\.m?js$/.test(name) && !fallbacks.has(name))) {
    if (!REACT.test(await readFile(path.join(folder, file), 'utf8'))) continue;
    throw new RegistryError(
      `${remote} brings its own React (${file}), while the shell provides one for all remotes: share react, react/ and react-dom with import: false (docs/other-bundlers.md)`,
    );
  }
}
