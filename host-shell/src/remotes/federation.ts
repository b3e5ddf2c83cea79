import { entryOf } from '@comptoir/remote-registry/manifest';
import { containerName } from '@comptoir/shared-kernel/remote';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { pageData, remoteFile } from '../page-data';
import { readManifest } from './read-manifest';
import type { Federation } from './remote-loader';

/** Module Federation's run time as the loader needs it. */
export const federation: Federation = {
  use: async (remote, { version, manifest: file }) => {
    const manifest = await readManifest(remoteFile(remote, version, file), pageData());
    const container = {
      name: containerName(remote),
      entry: remoteFile(remote, version, entryOf(manifest)),
      entryGlobalName: manifest.metaData.globalName,
      type: manifest.metaData.remoteEntry.type,
    };
    registerRemotes([container], { force: true });
  },
  load: (remote, module) => loadRemote(`${containerName(remote)}/${module.replace('./', '')}`),
};
