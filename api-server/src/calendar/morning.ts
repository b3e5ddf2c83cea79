/** Local hour from which regular mails are sent. */
export const MORNING_HOUR = 7;
