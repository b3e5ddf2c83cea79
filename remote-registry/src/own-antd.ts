import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from './store';

/** Name in antd's icons, contained in every component and kept by minimisers. */
const ANTD = /["'`]anticon["'`]/;

/** @throws RegistryError if a file contains antd */
export async function refuseOwnAntd(folder: string, remote: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => /\.m?js$/.test(name))) {
    if (!ANTD.test(await readFile(path.join(folder, file), 'utf8'))) continue;
    throw new RegistryError(
      `${remote} brings its own antd (${file}), which the policy of the page leaves without styles: ` +
        'import from @comptoir/ui/antd instead, which the shell provides once for all (docs/antd.md)',
    );
  }
}
