import type { Role } from '@comptoir/api-contract/roles';
import type { Registry } from '@comptoir/remote-registry/registry';
import type { Contributed } from '@comptoir/ui/contributions';
import type { Contribution, Widget } from '@comptoir/kernel/remote';
import { liveDescriptors } from './navigation';
import { NEEDS } from './needs';

export function contributionsOf(registry: Registry): Contributed[] {
  return liveDescriptors(registry).flatMap(({ remote, descriptor: { contributions = [] } }) =>
    contributions.map((contribution) => ({ remote, contribution })),
  );
}

export interface RemoteWidget {
  remote: string;
  widget: Widget;
}

export function visibleContributions<Slot extends Contribution['slot']>(registry: Registry, slot: Slot, role: Role) {
  return contributionsOf(registry)
    .map(({ contribution }) => contribution)
    .filter((each): each is Extract<Contribution, { slot: Slot }> => each.slot === slot)
    .filter(({ roles }) => roles?.includes(role) ?? true)
    .toSorted((one, other) => one.order - other.order);
}

export function visibleWidgets(
  registry: Registry,
  slot: Widget['slot'],
  role: Role,
  selected: (typeof NEEDS)[number],
): RemoteWidget[] {
  return liveDescriptors(registry)
    .flatMap(({ remote, descriptor }) => descriptor.widgets.map((widget) => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === slot && (widget.roles?.includes(role) ?? true))
    .filter(({ widget: { needs = 'office' } }) => NEEDS.indexOf(needs) <= NEEDS.indexOf(selected))
    .toSorted((one, other) => one.widget.order - other.widget.order);
}
