export { HandoverCounts } from './handover-counts';
export { HandoverFiles } from './handover-files';
export { HandoverState } from './handover-state';
export { HandoverSteps } from './handover-steps';
export { useHandover } from './use-handover';
export { useHandoverWords } from './use-handover-words';
