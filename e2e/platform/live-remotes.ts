import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Registry, type PublishedVersion } from '@comptoir/remote-registry';
import { publishedRemotes } from '../product/published-remotes';

export interface LiveRemote {
  name: string;
  folder: string;
  descriptor: PublishedVersion['descriptor'];
}

export function liveRemotes(): LiveRemote[] {
  const { remotes } = Registry.parse(JSON.parse(readFileSync(path.join(publishedRemotes, 'registry.json'), 'utf8')));
  return Object.entries(remotes).flatMap(([name, { live, versions }]) =>
    versions
      .filter(({ version }) => version === live)
      .map(({ descriptor }) => ({ name, folder: path.join(publishedRemotes, name, live), descriptor })),
  );
}
