export type { RecordOutcome } from './outbox';
export type { OutboxFile, OutboxItem, OutboxRefusal, Recorded } from './outbox-item';
export { outbox, runOutbox, useOutbox, useOutboxRead } from './page-outbox';
