/** Fails on purpose in the settings. */
export const mount = () => {
  throw new Error('No vehicle');
};
