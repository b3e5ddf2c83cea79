/** What is read and changed, by the first part of the path of its calls, which is that of a browser's query keys. */
export const RESOURCES = [
  'agencies',
  'audit',
  'collections',
  'general-ledger',
  'inbox',
  'me',
  'office-closures',
  'offices',
  'overview',
  'pick-up-series',
  'remote-decisions',
  'suppliers',
  'trades',
  'users',
  'views',
] as const;

export type Resource = (typeof RESOURCES)[number];

/** The kinds of record that people make, change and delete one by one. */
export const RECORD_KINDS = [
  'agency',
  'collection',
  'office',
  'closure',
  'series',
  'supplier',
  'trade',
  'transaction',
  'user',
  'view',
] as const;
