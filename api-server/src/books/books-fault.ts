/** Something in an office's books, or in what is written down beside them, that does not hold. */
export interface BooksFault {
  /** Null for what belongs to no single office. */
  officeId: string | null;
  /** Absent when every entry holds, but not what was kept beside the journal. */
  entryNumber?: bigint;
  what: string;
}
