export { isOldRecording } from './old-recording';
export type { RecordOutcome } from './outbox';
export type { OutboxFile, OutboxItem, OutboxRefusal, PickUpFact, Recorded } from './outbox-item';
export {
  leaveEndedDevice,
  outbox,
  runOutbox,
  unsentFile,
  useEndedDevice,
  useOutbox,
  useOutboxActivity,
  useOutboxOfOthers,
  useOutboxRead,
} from './page-outbox';
export type { OutboxActivity } from './sender';
export { useOutboxStorage, type OutboxStorage } from './storage';
