import type { AccessRequests, AccessWorld, Place } from './access-world';

export function seriesRequests({ make, officeId, collection, ofOffice }: AccessWorld) {
  const rule = { rrule: 'FREQ=WEEKLY;BYDAY=MO', startDate: '2090-01-01', localTime: '09:30' };
  const series = async (place: Place) => {
    const { agencyId, collectorId, scheduledAmount, currency } = await collection(place);
    return { ...rule, officeId: officeId(place), agencyId, collectorId, scheduledAmount, currency };
  };
  const ofSeries = (rest: string, body?: object) => async (place: Place) => {
    const planned = await series(place);
    const { officeId: _office, ...plan } = planned;
    return {
      path: `/pick-up-series/${await make('/pick-up-series', planned)}${rest}` as const,
      ...(body && { body: rest === '/following' ? { ...plan, ...body } : body }),
    };
  };
  const closure = { from: '2090-01-01', to: '2090-01-02', reason: 'Stock-taking' };
  const newClosure = (place: Place) => make('/office-closures', { ...closure, officeId: officeId(place) });
  const ofClosure = (body?: object) => async (place: Place) => ({
    path: `/office-closures/${await newClosure(place)}` as const,
    ...(body && { body }),
  });
  const preview = { rrule: rule.rrule, startDate: rule.startDate };

  return {
    listSeries: ofOffice,
    getSeries: ofSeries(''),
    getFollowing: async (place) => ({ ...(await ofSeries('/following')(place)), query: '?from=2090-01-01' }),
    previewSeries: async (place) => ({ body: { ...preview, officeId: officeId(place) } }),
    createSeries: async (place) => ({ body: await series(place) }),
    changeFollowing: ofSeries('/following', { startDate: '2090-03-01' }),
    updateSeries: ofSeries('', { isPaused: true }),

    listClosures: ofOffice,
    listHolidays: async (place) => ({
      query: `?officeId=${officeId(place)}&year=2027`,
      path: '/office-closures/holidays',
    }),
    getClosure: ofClosure(),
    createClosure: async (place) => ({ body: { ...closure, officeId: officeId(place) } }),
    updateClosure: ofClosure({ ...closure, reason: 'Works' }),
    deleteClosure: ofClosure(),
  } satisfies AccessRequests;
}
