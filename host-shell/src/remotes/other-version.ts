import { candidates } from '@comptoir/remote-registry/candidates';
import { pageData } from '../page-data';
import { OVERRIDE } from '../remote-override/page-override';
import { remotes } from './current-loader';

/** Published version, known to this page, that replaces another. */
export function otherVersion(remote: string, version: string): string | undefined {
  const published = pageData().registry.remotes[remote];
  const aside = new Set(
    remotes()
      .setAside(remote)
      .map((each) => each.version),
  )
    .add(version)
    .add(OVERRIDE);
  return published && candidates(published).find((each) => !aside.has(each.version))?.version;
}
