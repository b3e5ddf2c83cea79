/** The open tab is part of the address. */
export const TAB_DEFAULTS = { tab: '' };
