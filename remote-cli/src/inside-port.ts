/** Port of the server of builds for a deployment; the environment variable PORT overrides it. */
export const INSIDE_PORT = 4351;
