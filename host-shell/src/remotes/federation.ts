import { entryOf } from '@comptoir/remote-registry/manifest';
import { isMountModule } from '@comptoir/kernel/remote';
import { pageData, remoteFile } from '../page-data';
import { openContainer, type Container } from './container';
import { readManifest } from './read-manifest';
import type { Federation } from './remote-loader';
import { shareScope } from './share-scope';

const containers = new Map<string, Container>();

export const federation: Federation = {
  use: async (remote, { version, manifest: file }) => {
    const manifest = await readManifest(remoteFile(remote, version, file), pageData());
    const entry = remoteFile(remote, version, entryOf(manifest));
    const { globalName, remoteEntry } = manifest.metaData;
    const shared = await shareScope();
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
    const { componentsOf } = await import(/* webpackChunkName: "guests" */ '@comptoir/kernel/mount');
    return componentsOf(exports);
  },
};
