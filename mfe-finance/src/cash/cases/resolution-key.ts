import type { CaseResolution } from '@comptoir/api-contract/cash-cases';

/** Key of the text of a resolution: cash that was too much is not found but given back. */
export function resolutionKey<Resolution extends CaseResolution>(resolution: Resolution, amount: number) {
  return resolution === 'FOUND' && amount > 0 ? 'returned' : resolution;
}
