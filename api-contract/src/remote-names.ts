/** Valid name of a remote. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** Valid version: three numbers and an optional suffix; 64 characters at most. */
export const REMOTE_VERSION = /^(?=.{5,64}$)\d+\.\d+\.\d+[\w.+-]*$/;
