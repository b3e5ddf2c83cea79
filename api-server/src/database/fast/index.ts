// Code that exists only for speed. docs/decisions/speed.md has the benefit of each part and how to disable it.
export { camelCase } from './camel-case';
export { PIPELINE, pipelinedPool } from './pipelined-pool';
export { sharedPool } from './shared-pool';
export { SharedTransactions, type Sharing } from './shared-transactions';
export { beginsTransaction, BY_KEY_MARK, byKey, unawaited } from './statement-marks';
export { together } from './together';
