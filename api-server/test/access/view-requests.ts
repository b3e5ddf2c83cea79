import type { AccessRequests, AccessWorld, Place } from './access-world';

export function viewRequests(world: AccessWorld) {
  const view = { list: 'agencies', name: 'Oran', query: 'search=Oran' };
  const shared = (place: Place) => ({ ...view, officeId: world.officeId(place) });
  const ofShared =
    (end: `/${string}` | '' = '', body?: object) =>
    async (place: Place) => ({
      path: `/views/${await world.make('/views', shared(place))}${end}` as const,
      ...(body && { body }),
    });
  return {
    listViews: world.ofOffice,
    getView: ofShared(),
    'getView of a SUPERADMIN': async () => ({ path: `/views/${await world.make('/views', view)}` }),
    createView: async (place) => ({ body: shared(place) }),
    updateView: ofShared('', { name: 'Renamed' }),
    deleteView: ofShared(),
    chooseView: ofShared('/choice'),
    dropView: ofShared('/choice'),
  } satisfies AccessRequests;
}
