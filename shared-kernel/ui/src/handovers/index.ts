export { HandoverCounts } from './handover-counts';
export { HandoverState } from './handover-state';
export { HandoverSteps } from './handover-steps';
export { useHandoverWords } from './use-handover-words';
