import type { Registry } from '@comptoir/remote-registry/registry';
import { OVERRIDE } from '../remote-override/page-override';
import type { SetAside } from '../remotes/quarantine';

export interface Blamed {
  remote: string;
  version: string;
}

/**
 * Version that a hang is attributed to: of several running ones the latest published. A remote that was set aside for a
 * hang before is cleared by a second one.
 */
export function blame(
  suspects: Iterable<string>,
  { remotes }: Pick<Registry, 'remotes'>,
  setAside: (remote: string) => readonly SetAside[],
): Blamed | undefined {
  const published = [...suspects].flatMap((text) => {
    const [remote = '', version = ''] = text.split(' ');
    const found = remotes[remote]?.versions.find((each) => each.version === version);
    return found && version !== OVERRIDE ? [{ remote, version, publishedAt: found.publishedAt }] : [];
  });
  const others = published.filter(({ remote }) => !setAside(remote).some(({ reason }) => reason === 'render-hung'));
  const [latest] = (others.length > 0 ? others : published).toSorted((one, other) =>
    other.publishedAt.localeCompare(one.publishedAt),
  );
  return latest && { remote: latest.remote, version: latest.version };
}
