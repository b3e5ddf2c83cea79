/** How a remote may be called. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** A version of one: three numbers, and what may follow them. */
export const REMOTE_VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;
