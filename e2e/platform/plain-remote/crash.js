/** A part of the settings that does not work. */
export const mount = () => {
  throw new Error('No vehicle');
};
