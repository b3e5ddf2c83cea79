import { forgetLoading, refuseIncomplete, shareScope } from './share-scope';

const [ui, react] = [1, 2].map((get) => ({ get }));
const shared = {
  react: { '19.3.1': react },
  '@comptoir/ui': { '1.0.0': ui },
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

test('a remote gets the shared modules of the shell', async () => {
  await expect(shareScope()).resolves.toBe(shared);
});

test('a shared module on demand is requested again after it or a dependency failed', () => {
  const eager = { loaded: true, lib: () => undefined, shareConfig: { eager: true } };
  const failed = { loading: Promise.resolve(), shareConfig: { eager: false } };
  const needsFailed = { loaded: true, lib: () => undefined, loading: Promise.resolve(), get: () => undefined };
  forgetLoading({ dates: { '1.0.0': failed }, records: { '1.0.0': needsFailed }, react: { '19.3.1': eager } });
  expect([Object.keys(failed), Object.keys(needsFailed)]).toEqual([['shareConfig'], ['get']]);
  expect(eager.loaded).toBe(true);
});

test('a shared module with a failed dependency is not handed out', async () => {
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
