export const mount = () => {
  throw new Error('No vehicle');
};
