/** Resources by the first part of their paths, which also begins the query keys of browsers. */
export const RESOURCES = [
  'agencies',
  'approval-rules',
  'approvals',
  'audit',
  'cash',
  'cash-cases',
  'collections',
  'correction-requests',
  'days',
  'field-devices',
  'general-ledger',
  'handovers',
  'inbox',
  'me',
  'office-closures',
  'offices',
  'overview',
  'pick-up-series',
  'pick-ups',
  'remote-decisions',
  'remote-settings',
  'rounds',
  'suppliers',
  'trades',
  'users',
  'views',
] as const;

export type Resource = (typeof RESOURCES)[number];

/** Types of records created, changed and deleted one by one. */
export const RECORD_KINDS = [
  'agency',
  'collection',
  'day',
  'office',
  'case',
  'closure',
  'pick-up',
  'handover',
  'series',
  'supplier',
  'trade',
  'transaction',
  'user',
  'view',
] as const;
