/** The open tab of a record lives in the address. */
export const TAB_DEFAULTS = { tab: '' };
