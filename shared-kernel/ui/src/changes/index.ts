export type { ChangeState } from './change-state';
export { offerUndo, type Undo } from './offer-undo';
export { asksReason, useAskedReason, type AskedReason } from './reason/use-asked-reason';
export { createSubmission, type Sending, type Submission } from './submission';
export { useApiMutation, type ApiMutationOptions, type Variables } from './use-api-mutation';
export { useUnanswered } from './use-unanswered';
