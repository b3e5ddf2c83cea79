import { audienceText } from './audience.schema';
import type { Publication } from './publish';
import { waitingServices } from './services';

export function publicationText(publication: Publication): string {
  const { published, remote } = publication;
  const { name, services = [] } = published.descriptor;
  const waiting = services.filter((service) => waitingServices(remote).includes(service.name));
  if (waiting.length === 0) return versionText(publication);
  const names = waiting.map((service) => `${service.name} (${service.why})`).join(', ');
  return `${versionText(publication)} Calls to ${names} wait for the platform team: comptoir-remotes consent ${name} --reason <why>.`;
}

function versionText({ published, remote: { live } }: Publication): string {
  const { version, staged, rollout } = published;
  const { name } = published.descriptor;
  if (rollout) return `Published ${name} ${version} for ${audienceText(rollout)}; everybody else has ${live}.`;
  if (live === version) return `Published ${name} ${version}.`;
  const why = staged ? 'this one waits for a shell that serves it' : 'it is pinned';
  return `Published ${name} ${version}; ${live} stays live, ${why}.`;
}
