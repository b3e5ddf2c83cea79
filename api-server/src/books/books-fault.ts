export interface BooksFault {
  /** Null if not specific to an office. */
  officeId: string | null;
  /** Absent if the fault is outside the journal. */
  entryNumber?: bigint;
  what: string;
}
