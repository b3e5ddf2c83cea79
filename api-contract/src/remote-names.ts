/** How a remote may be called. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** A version of one: three numbers, and what may follow them; 64 characters at most. */
export const REMOTE_VERSION = /^(?=.{5,64}$)\d+\.\d+\.\d+[\w.+-]*$/;
