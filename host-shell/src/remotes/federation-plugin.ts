import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { pageData } from '../page-data';
import { brokenFiles } from './broken-files';
import { isOverridden } from './file-kind';
import { fetchManifest } from './manifest-fetch';
import { RemoteError } from './reason-codes';

/** The head guard ends a script at its deadline; Module Federation's own timer comes after it. */
const GRACE = 1000;

/** The run-time hooks of Module Federation: what it fetches itself is checked and has a deadline. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'comptoir-loading',
    fetch: async (url, init) => {
      const page = pageData();
      try {
        return await fetchManifest(url, init, {
          inline: page.manifests,
          integrity: page.integrity,
          isUnchecked: isOverridden(page, url),
          deadline: page.config.deadlines.manifest,
        });
      } catch (cause) {
        // Module Federation passes on the text of an error, not the error.
        if (cause instanceof RemoteError) brokenFiles.add(url, cause);
        throw cause;
      }
    },
    createScript: () => ({ timeout: pageData().config.deadlines.entry + GRACE }),
  };
}
