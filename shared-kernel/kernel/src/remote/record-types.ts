/** Records whose pages accept contributions from all remotes. */
export const RECORDS = ['agency', 'collection', 'collector', 'office', 'trade', 'supplier'] as const;

export function isRecord(name: string): name is (typeof RECORDS)[number] {
  return RECORDS.some((record) => record === name);
}
