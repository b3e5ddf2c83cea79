import type { Handover } from './handovers';
import { ADMINS, STAFF, type Role } from './roles';

/** Next steps of a handover, as the API calls them. */
export const HANDOVER_STEPS = ['count', 'agree', 'recount', 'withdraw'] as const;

export type HandoverStep = (typeof HANDOVER_STEPS)[number];

interface Viewer {
  id: string;
  role: Role;
  officeId: string | null;
}

/** Steps of a handover that a person may take now. */
export function handoverSteps(handover: Handover, viewer: Viewer): HandoverStep[] {
  return HANDOVER_STEPS.filter((step) => mayTake[step](handover, viewer));
}

const mayTake: Readonly<Record<HandoverStep, (handover: Handover, viewer: Viewer) => boolean>> = {
  count: (handover, viewer) =>
    handover.state === 'OFFERED' && handover.from.id !== viewer.id && isReceiver(handover, viewer),
  agree: ({ state, from }, { id }) => state === 'COUNTED' && from.id === id,
  recount: ({ state, from, countedBy }, { id, role }) =>
    (state === 'COUNTED' || state === 'DISPUTED') && STAFF.includes(role) && from.id !== id && countedBy?.id !== id,
  withdraw: ({ state, from }, { id, role }) => state === 'OFFERED' && (from.id === id || ADMINS.includes(role)),
};

function isReceiver({ kind, to, toOffice, officeId }: Handover, viewer: Viewer): boolean {
  if (kind === 'OFFICE_TO_COLLECTOR') return to?.id === viewer.id;
  return (
    ADMINS.includes(viewer.role) || (viewer.role === 'OFFICEMANAGER' && viewer.officeId === (toOffice?.id ?? officeId))
  );
}
