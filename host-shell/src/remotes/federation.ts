import { containerName } from '@comptoir/shared-kernel/remote';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { pageData, remoteFile } from '../page-data';
import { readManifest } from './read-manifest';
import type { Federation } from './remote-loader';

/** Module Federation's run time as the loader needs it. */
export const federation: Federation = {
  use: async (remote, { version, manifest, entry }) => {
    const { metaData } = await readManifest(remoteFile(remote, version, manifest), pageData());
    const container = {
      name: containerName(remote),
      entry: remoteFile(remote, version, entry),
      entryGlobalName: metaData.globalName,
      type: metaData.remoteEntry.type,
    };
    registerRemotes([container], { force: true });
  },
  load: (remote, module) => loadRemote(`${containerName(remote)}/${module.replace('./', '')}`),
};
