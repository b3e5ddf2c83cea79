import { containerName } from '@comptoir/shared-kernel/remote';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { remoteFile } from '../page-data';
import type { Federation } from './remote-loader';

/** Module Federation's run time as the loader needs it. */
export const federation: Federation = {
  use: (remote, { version, manifest }) => {
    registerRemotes([{ name: containerName(remote), entry: remoteFile(remote, version, manifest) }], { force: true });
  },
  load: (remote, module) => loadRemote(`${containerName(remote)}/${module.replace('./', '')}`),
};
