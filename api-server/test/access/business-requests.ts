import { v7 as newId } from 'uuid';
import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

type ListPath = '/agencies' | '/suppliers' | '/collections' | '/collections/csv';

export function businessRequests(world: AccessWorld) {
  const { make, makeImport, agency, supplier, collection, newCollection, newCollectionOfColleague, ofOffice } = world;
  const rename = { name: 'Renamed' };
  const ofAgency = (body?: object) => async (place: Place) => ({
    path: `/agencies/${await make('/agencies', agency(place))}` as const,
    ...(body && { body }),
  });
  const ofSupplier = (body?: object) => async (place: Place) => ({
    path: `/suppliers/${await make('/suppliers', supplier(place))}` as const,
    ...(body && { body }),
  });
  const ofCollection = (body?: object) => async (place: Place) => ({
    path: `/collections/${await newCollection(place)}` as const,
    ...(body && { body }),
  });
  const upload = (collectionId: string): AccessRequest => ({
    path: `/collections/${collectionId}/upload-media`,
    query: '?extension=png',
  });
  const ofArchived = (of: (place: Place) => Promise<{ path: `/${string}` }>) => async (place: Place) => {
    const { path } = await of(place);
    await world.archive(path);
    return { path: `${path}/restoration` as const };
  };
  const findsArchived =
    (path: ListPath, of: (place: Place) => Promise<{ path: `/${string}` }>) => async (place: Place) => {
      const { path: archived } = await of(place);
      await world.archive(archived);
      const id = archived.split('/')[2] ?? '';
      return { path, query: '?archived=true', reveals: (body: string) => body.includes(id) };
    };
  const archival = (of: (place: Place) => Promise<{ path: `/${string}` }>) => async (place: Place) => ({
    path: `${(await of(place)).path}/archival` as const,
  });
  const finds = (path: ListPath, record: (place: Place) => Promise<string>) => async (place: Place) => {
    const fragment = await record(place);
    return { path, reveals: (body: string) => body.includes(fragment) };
  };

  const findsNamed = (list: '/agencies' | '/suppliers', record: (place: Place) => object) => async (place: Place) => {
    const name = `Exported ${newId()}`;
    await make(list, { ...record(place), name });
    return { path: `${list}/csv` as const, reveals: (body: string) => body.includes(name) };
  };

  const searches = (record: (place: Place, name: string) => Promise<string>) => async (place: Place) => {
    const name = `Sought ${newId()}`;
    const id = await record(place, name);
    return { query: `?q=${encodeURIComponent(name)}`, reveals: (body: string) => body.includes(id) };
  };
  const searchesNumber = (record: (place: Place) => Promise<string>) => async (place: Place) => {
    const id = await record(place);
    return { query: `?q=${id}`, reveals: (body: string) => body.includes(`"collection","id":"${id}"`) };
  };

  const inBulk = (which: object) => ({ ...which, action: { kind: 'move', day: '2030-01-15', timeZone: 'UTC' } });
  const inOffice = async (place: Place) => ({
    officeId: world.officeId(place),
    search: await newCollection(place),
  });

  const anImport = (place: Place) => ({ kind: 'agencies', officeId: world.officeId(place), fileName: 'a.csv' });
  const ofImport = (rest: '' | `/${string}`, body?: object) => async (place: Place) => ({
    path: `/imports/${await makeImport(anImport(place))}${rest}` as const,
    ...(body && { body }),
  });

  return {
    listAgencies: ofOffice,
    'listAgencies of all': finds('/agencies', (place) => make('/agencies', agency(place))),
    exportAgencies: ofOffice,
    'exportAgencies of all': findsNamed('/agencies', agency),
    getAgency: ofAgency(),
    getCollectorSummary: async (place) => ({ path: `/users/${await world.newUser('COLLECTOR', place)}/summary` }),
    getAgencySummary: async (place) => ({
      path: `/agencies/${await make('/agencies', agency(place))}/summary`,
    }),
    createAgency: async (place) => ({ body: agency(place) }),
    updateAgency: ofAgency(rename),
    deleteAgency: ofAgency(),
    archiveAgency: archival(ofAgency()),
    restoreAgency: ofArchived(ofAgency()),
    'listAgencies of the archive': findsArchived('/agencies', ofAgency()),
    geocode: async () => ({
      path: '/geocode',
      query: '?address=7+Square+Port+Said&city=Algiers&postalCode=16000&countryCode=DZ',
    }),

    listCollections: ofOffice,
    'listCollections of all': finds('/collections', async (place) => `"id":"${await newCollection(place)}"`),
    'listCollections of a colleague': finds('/collections', async () => `"id":"${await newCollectionOfColleague()}"`),
    exportCollections: ofOffice,
    'exportCollections of all': finds('/collections/csv', async (place) => `\n${await newCollection(place)},`),
    getCollectionBoard: async (place) => ({
      query: `?officeId=${world.officeId(place)}&startDate=2027-03-01T00:00:00Z&endDate=2027-03-07T23:59:59Z`,
    }),
    getCollectionTotals: ofOffice,
    'getCollectionTotals of all': async (place) => ({
      query: `?search=${await newCollection(place)}`,
      reveals: (body) => body !== '[]',
    }),
    'getCollectionTotals of colleagues': async () => ({
      query: `?search=${await newCollectionOfColleague()}`,
      reveals: (body) => body !== '[]',
    }),
    sumCollections: ofOffice,
    'sumCollections of all': async (place) => ({
      query: `?search=${await newCollection(place)}`,
      reveals: (body) => body !== '[]',
    }),
    getCollection: ofCollection(),
    'getCollection of a colleague': async () => ({ path: `/collections/${await newCollectionOfColleague()}` }),
    createCollection: async (place) => ({ body: await collection(place) }),
    createCollections: async (place) => {
      const { agencyId, scheduledAmount, ...common } = await collection(place);
      return { body: { ...common, rows: [{ agencyId, scheduledAmount }] } };
    },
    'previewBulk of all': async (place) => ({ body: inBulk({ filter: await inOffice(place) }) }),
    'previewBulk of one': async (place) => ({
      body: inBulk({ ids: [await newCollection(place)] }),
      reveals: (body) => body.includes('"changed":1'),
    }),
    'changeCollections of all': async (place) => ({
      body: { ...inBulk({ filter: await inOffice(place) }), expectedCount: 1 },
    }),
    'changeCollections of one': async (place) => ({
      body: { ...inBulk({ ids: [await newCollection(place)] }), expectedCount: 1 },
      reveals: (body) => body.includes('"changed":1'),
    }),
    'getBulk of a SUPERADMIN': async (place) => {
      const body = { ...inBulk({ ids: [await newCollection(place)] }), expectedCount: 1 };
      return { path: `/bulk/${await make('/collections/bulk', body)}` };
    },
    listImports: async (place) => ({ query: `?kind=agencies&officeId=${world.officeId(place)}` }),
    createImport: async (place) => ({ body: anImport(place) }),
    'getImport of a SUPERADMIN': ofImport(''),
    'listImportRows of a SUPERADMIN': ofImport('/rows'),
    'mapImport of a SUPERADMIN': ofImport('/mapping', { fields: ['name'] }),
    'commitImport of a SUPERADMIN': ofImport('/commit', { hash: 'x', kinds: ['new'], without: [] }),
    'withdrawImport of a SUPERADMIN': ofImport('/withdrawal'),
    exportImportTemplate: async () => ({ path: '/imports/template', query: '?kind=agencies' }),
    'updateCollection schedule': ofCollection({ scheduledAmount: 90 }),
    'updateCollection note': ofCollection({ collectionNotes: [{ note: 'Ring twice' }] }),
    'updateCollection amount': ofCollection({ collectedAmount: 100 }),
    'updateCollection of a colleague': async () => ({
      path: `/collections/${await newCollectionOfColleague()}`,
      body: { collectedAmount: 100, collectionNotes: [{ note: 'Mine now' }] },
    }),
    'updateCollection correction': async (place) => {
      const path = `/collections/${await newCollection(place)}` as const;
      await world.change(path, { collectedAmount: 100 });
      return { path, body: { collectedAmount: 99 } };
    },
    deleteCollection: ofCollection(),
    uploadMedia: async (place) => upload(await newCollection(place)),
    'uploadMedia of a colleague': async () => upload(await newCollectionOfColleague()),
    deleteMedia: async (place) => {
      const path = `/collections/${await newCollection(place)}` as const;
      return { path: `${path}/media/${await make(`${path}/upload-media?extension=png`)}` };
    },

    'search of agencies': searches((place, name) => make('/agencies', { ...agency(place), name })),
    'search of suppliers': searches((place, name) => make('/suppliers', { ...supplier(place), name })),
    'search of collections': searchesNumber(newCollection),
    'search of a colleague': searchesNumber(newCollectionOfColleague),

    getOverview: ofOffice,
    'getOverview of all': async (place) => {
      const places = [world.officeId(place), world.country(place)].map((id) => `"place":"${id}"`);
      return { reveals: (body) => places.some((fragment) => body.includes(fragment)) };
    },

    listSuppliers: ofOffice,
    'listSuppliers of all': finds('/suppliers', (place) => make('/suppliers', supplier(place))),
    getSupplier: ofSupplier(),
    listSupplierExpenses: ofOffice,
    getSupplierSummary: async (place) => ({
      path: `/suppliers/${await make('/suppliers', supplier(place))}/summary`,
      ...(await ofOffice(place)),
    }),
    createSupplier: async (place) => ({ body: supplier(place) }),
    updateSupplier: ofSupplier(rename),
    deleteSupplier: ofSupplier(),
    archiveSupplier: archival(ofSupplier()),
    restoreSupplier: ofArchived(ofSupplier()),
    exportSuppliers: ofOffice,
    'exportSuppliers of all': findsNamed('/suppliers', supplier),
    'listSuppliers of the archive': findsArchived('/suppliers', ofSupplier()),

    listAudit: async (place) => ({
      query: `?entity=agency&id=${await make('/agencies', agency(place))}`,
      reveals: (body) => body !== '[]',
    }),
  } satisfies AccessRequests;
}
