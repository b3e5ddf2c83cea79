export interface BooksFault {
  officeId: string | null;
  /** Absent if the fault is outside the journal. */
  entryNumber?: bigint;
  what: string;
}
