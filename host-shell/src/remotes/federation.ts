import { entryOf } from '@comptoir/remote-registry/manifest';
import { isMountModule } from '@comptoir/shared-kernel/remote';
import { pageData, remoteFile } from '../page-data';
import { openContainer, type Container } from './container';
import { readManifest } from './read-manifest';
import type { Federation } from './remote-loader';
import { shareScopeFor } from './share-scope';

const containers = new Map<string, Container>();

/** Module Federation as the loader needs it. */
export const federation: Federation = {
  use: async (remote, { version, manifest: file, descriptor }) => {
    const manifest = await readManifest(remoteFile(remote, version, file), pageData());
    const entry = remoteFile(remote, version, entryOf(manifest));
    const { globalName, remoteEntry } = manifest.metaData;
    const shared = await shareScopeFor(descriptor.kernel);
    containers.set(
      remote,
      remoteEntry.type === 'module'
        ? await (await import(/* webpackChunkName: "guests" */ './module-container')).openModule(entry, shared)
        : await openContainer(entry, globalName, shared),
    );
  },
  load: async (remote, module) => {
    const factory = await containers.get(remote)?.get(module);
    const exports = factory?.();
    if (!isMountModule(exports)) return exports;
    const { componentsOf } = await import(/* webpackChunkName: "guests" */ '@comptoir/shared-kernel/mount');
    return componentsOf(exports);
  },
};
