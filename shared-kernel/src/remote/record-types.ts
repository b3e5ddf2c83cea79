/** The records whose pages take contributions from every remote. */
export const RECORDS = ['agency', 'collection', 'collector', 'office', 'trade', 'supplier'] as const;

/** Whether contributions may be meant for records of this name. */
export function isRecord(name: string): name is (typeof RECORDS)[number] {
  return RECORDS.some((record) => record === name);
}
