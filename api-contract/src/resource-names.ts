/** What is read and changed, by the first part of the path of its calls, which is that of a browser's query keys. */
export const RESOURCES = [
  'agencies',
  'audit',
  'collections',
  'general-ledger',
  'me',
  'offices',
  'overview',
  'suppliers',
  'trades',
  'users',
] as const;

export type Resource = (typeof RESOURCES)[number];
