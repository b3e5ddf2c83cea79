import { forgetLoading, refuseIncomplete, shareScopeFor } from './share-scope';

const [ui, uiBefore, react, money] = [1, 2, 3, 4].map((get) => ({ get, version: '2.1.0' }));
const shared = {
  react: { '19.3.1': react },
  '@comptoir/shared-kernel/ui': { '2.1.0': ui },
  '@comptoir/shared-kernel/money': { '2.1.0': money },
  '@comptoir/shared-kernel/former/1/ui': { '1.5.0': uiBefore },
};

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: jest.fn(async () => undefined),
    __webpack_share_scopes__: { default: shared },
    __webpack_require__: {
      federation: { instance: { sharedHandler: { hooks: { lifecycle: { errorLoadShare: { on: jest.fn() } } } } } },
    },
  });
});

test('a remote of the present major is given what the shell shares', async () => {
  await expect(shareScopeFor('2.0', '2.1')).resolves.toBe(shared);
});

test('one of a former major is given the faces as it knows them, and everything else once for all', async () => {
  await expect(shareScopeFor('1.4', '2.1')).resolves.toEqual({
    react: { '19.3.1': react },
    '@comptoir/shared-kernel/ui': { '1.4.0': { ...uiBefore, version: '1.4.0' } },
    '@comptoir/shared-kernel/money': { '1.4.0': { ...money, version: '1.4.0' } },
    '@comptoir/shared-kernel/former/1/ui': { '1.5.0': uiBefore },
  });
});

test('a shared module that is fetched on demand is asked for again, in case that it or what it needs failed', () => {
  const eager = { loaded: true, lib: () => undefined, shareConfig: { eager: true } };
  const failed = { loading: Promise.resolve(), shareConfig: { eager: false } };
  const needsFailed = { loaded: true, lib: () => undefined, loading: Promise.resolve(), get: () => undefined };
  forgetLoading({ dates: { '1.0.0': failed }, records: { '1.0.0': needsFailed }, react: { '19.3.1': eager } });
  expect([Object.keys(failed), Object.keys(needsFailed)]).toEqual([['shareConfig'], ['get']]);
  expect(eager.loaded).toBe(true);
});

test('a shared module that needs another one that failed is not handed out', async () => {
  let fail: (event: { error?: unknown }) => void = () => undefined;
  let isThere = false;
  const factory = () => undefined;
  const get = async () => {
    if (!isThere) fail({ error: new Error('Loading chunk 416 failed') });
    return factory;
  };
  const records = { get };
  refuseIncomplete({ records: { '1.0.0': records } }, (listener) => {
    fail = listener;
  });
  await expect(records.get()).rejects.toThrow('Loading chunk 416 failed');
  isThere = true;
  await expect(records.get()).resolves.toBe(factory);
});
