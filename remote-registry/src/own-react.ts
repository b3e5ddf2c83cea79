import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from './store';

/** Assigned by React and React DOM themselves, of each version, and kept by minimisers. */
const REACT = /__(?:SECRET|CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_\w+\s*=(?!=)/;

/** @throws RegistryError if a file contains React, whose hooks fail beside another copy */
export async function refuseOwnReact(folder: string, remote: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => /\.m?js$/.test(name))) {
    if (!REACT.test(await readFile(path.join(folder, file), 'utf8'))) continue;
    throw new RegistryError(
      `${remote} brings its own React (${file}), while the shell provides one for all remotes: share react, react/ and react-dom with import: false (docs/other-bundlers.md)`,
    );
  }
}
