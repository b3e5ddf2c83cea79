import type { Handover } from './handovers';
import { ADMINS, type Role } from './roles';

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
  recount: (handover, viewer) => {
    const { state, from, countedBy } = handover;
    const isThird = from.id !== viewer.id && countedBy?.id !== viewer.id;
    return (state === 'COUNTED' || state === 'DISPUTED') && isThird && isOfBooks(handover, viewer);
  },
  withdraw: ({ state, from, uncovered = false }, { id, role }) =>
    (state === 'OFFERED' || uncovered) && (from.id === id || ADMINS.includes(role)),
};

function isReceiver(handover: Handover, viewer: Viewer): boolean {
  return handover.kind === 'OFFICE_TO_COLLECTOR' ? handover.to?.id === viewer.id : isOfBooks(handover, viewer);
}

/** True for staff of the office that books the confirmation. */
function isOfBooks({ toOffice, officeId }: Handover, viewer: Viewer): boolean {
  const isManager = viewer.role === 'OFFICEMANAGER' && viewer.officeId === (toOffice?.id ?? officeId);
  return isManager || ADMINS.includes(viewer.role);
}

/** True for a deposit or a withdrawal, which a slip of the bank confirms. */
export function needsSlip(kind: Handover['kind']): boolean {
  return kind === 'TO_BANK' || kind === 'FROM_BANK';
}
