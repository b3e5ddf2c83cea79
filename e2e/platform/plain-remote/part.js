/**
 * A widget, and a part of an agency.
 * @type {import('@comptoir/kernel/remote').Mount}
 */
export const mount = (element, { record }) => {
  element.textContent = record ? `The vehicles of ${record.type} ${record.id}` : 'Vehicles everywhere';
  return () => undefined;
};
