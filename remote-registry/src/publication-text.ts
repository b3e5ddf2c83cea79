import { audienceText } from './audience.schema';
import type { Publication } from './publish';

export function publicationText({ published, remote: { live } }: Publication): string {
  const { version, staged, rollout } = published;
  const { name } = published.descriptor;
  if (rollout) return `Published ${name} ${version} for ${audienceText(rollout)}; everybody else has ${live}.`;
  if (live === version) return `Published ${name} ${version}.`;
  const why = staged ? 'this one waits for a shell that serves it' : 'it is pinned';
  return `Published ${name} ${version}; ${live} stays live, ${why}.`;
}
