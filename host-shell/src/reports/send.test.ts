import { RemoteReport, remoteReportOperations, type RemoteUse } from '@comptoir/api-contract/remote-reports';
import { ConnectionError, http } from '@comptoir/kernel/http';
import { session } from '@comptoir/kernel/session';
import { tokenFor } from '@comptoir/remote-sdk/testing';
import { waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { OVERRIDE } from '../remote-override/page-override';
import { SHOWN_MARK } from '../remotes/shown-mark';
import { takeSeen, watchSeen } from './seen';
import { takeFailure } from './send';
import { unsent } from './unsent';

const published = (version: string) => ({ version, integrity: { 'entry.js': 'sha384-any' } });
const mockData = { registry: { remotes: { fleet: { live: '2.0.0', versions: [published('2.0.0')] } } } };
const mockLoadPart = jest.fn(async () => {
  mockData.registry.remotes.fleet = {
    live: OVERRIDE,
    versions: [published(OVERRIDE), published('2.0.0'), published('1.0.0')],
  };
});
jest.mock('../page-data', () => ({ pageData: () => mockData, loadPart: () => mockLoadPart() }));
jest.mock('../remotes/current-loader', () => ({ remotes: () => ({ setAside: () => [] }) }));

interface Observed {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  value: number;
  hadRecentInput: boolean;
}

let browserSaw: (entries: readonly Observed[]) => void;
class Observer {
  constructor(observe: (list: { getEntries: () => readonly Observed[] }) => void) {
    browserSaw = (entries) => observe({ getEntries: () => entries });
  }
  observe(): void {
    // Entries come from the test.
  }
}

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: Observer });
  performance.clearMeasures = jest.fn();
  watchSeen(true);
});
beforeEach(() => session.signIn(tokenFor()));

const failure = { remote: 'fleet', version: '2.0.0', reason: 'error-uncaught' } as const;

test('a failure names the published version that replaces it, although it is not in the page', async () => {
  const call = jest.spyOn(http, 'call').mockResolvedValue({ data: undefined, etag: undefined, total: undefined });
  const error = { ...failure, message: 'It has the name of a person' };
  takeFailure(error);
  await waitFor(() => expect(call).toHaveBeenCalled());
  const failures = [{ ...failure, instead: '1.0.0' }];
  expect(call).toHaveBeenCalledWith('reportRemotes', { body: { failures } }, { keepalive: true });
  expect(unsent.all()).toEqual([]);
});

test('the first cause of a failure goes to the page server, with the lines of its stack in remotes', async () => {
  const call = jest.spyOn(http, 'call').mockResolvedValue({ data: undefined, etag: undefined, total: undefined });
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const line = '    at t (https://comptoir.example/remotes/fleet/2.0.0/area.js:1:9)';
  const cause = Object.assign(new TypeError('boom in the list'), {
    stack: `TypeError: boom in the list\n${line}\n    at x (https://comptoir.example/main.js:1:1)`,
  });
  takeFailure(failure, new Error('fleet crashed', { cause }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const body = JSON.stringify({ ...failure, message: 'boom in the list', stack: line });
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual([
    '/reports/failures',
    expect.objectContaining({ method: 'POST', body, keepalive: true }),
  ]);
});

test('a failure that cannot be sent is kept until the network is back', async () => {
  const call = jest.spyOn(http, 'call').mockRejectedValue(new ConnectionError('away'));
  takeFailure(failure);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(unsent.all()).toMatchObject([failure]));
  call.mockResolvedValue({ data: undefined, etag: undefined, total: undefined });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(unsent.all()).toEqual([]);
});

test('a failure before sign-in is sent after it, or anonymously when the page closes', async () => {
  session.signOut('signed-out');
  const call = jest.spyOn(http, 'call').mockResolvedValue({ data: undefined, etag: undefined, total: undefined });
  const beacon = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  takeFailure(failure);
  await waitFor(() => expect(unsent.all()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon.mock.calls[0]).toEqual([
    '/api/remote-reports/signed-out',
    expect.objectContaining({ body: JSON.stringify({ failures: [failure] }), keepalive: true }),
  ]);

  takeFailure(failure);
  session.signIn(tokenFor());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
});

const shown = fc.record({
  remote: fc.stringMatching(/^[a-z][a-z0-9-]{1,39}$/),
  version: fc.oneof(fc.constant(OVERRIDE), fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}-[\w.+-]{0,50}$/)),
});
const figure = fc.oneof(
  fc.double({ min: 0, noNaN: true }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.constant(Infinity),
);
const entry = fc.record({
  entryType: fc.constantFrom('measure', 'event', 'largest-contentful-paint', 'layout-shift'),
  name: fc.oneof(
    shown.map(({ remote, version }) => `${SHOWN_MARK} ${remote} ${version}`),
    fc.string(),
  ),
  startTime: figure,
  duration: figure,
  value: figure,
  hadRecentInput: fc.boolean(),
});

test('whatever is observed, its reports are accepted, and count every view of a published version once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 60 }), { maxLength: 6 }), (minutes) => {
      const uses: RemoteUse[] = [];
      const report = () => {
        const body = { failures: Array.from({ length: 20 }, () => failure), uses: takeSeen() };
        expect(RemoteReport.safeParse(body).error).toBeUndefined();
        expect(JSON.stringify(body).length).toBeLessThan(remoteReportOperations.reportRemotes.bodyLimit);
        uses.push(...body.uses);
        return body.uses.length;
      };
      for (const entries of minutes) {
        browserSaw(entries);
        report();
      }
      while (report() > 0);
      const isPublished = ({ entryType, name }: Observed) =>
        entryType === 'measure' && name.startsWith(`${SHOWN_MARK} `) && !name.endsWith(` ${OVERRIDE}`);
      expect(uses.reduce((sum, { views }) => sum + views, 0)).toBe(minutes.flat().filter(isPublished).length);
    }),
  );
});

test('shifts and slow interactions are attributed to the visible version, also after a report', () => {
  const observed = { startTime: 0, duration: 0, value: 0, hadRecentInput: false };
  browserSaw([{ ...observed, entryType: 'measure', name: `${SHOWN_MARK} fleet 2.0.0`, duration: 90 }]);
  browserSaw([
    { ...observed, entryType: 'layout-shift', name: '', value: 0.25 },
    { ...observed, entryType: 'layout-shift', name: '', value: 0.5 },
    { ...observed, entryType: 'event', name: 'click', duration: 200 },
    { ...observed, entryType: 'event', name: 'click', duration: 48 },
  ]);
  expect(takeSeen()).toEqual([
    { remote: 'fleet', version: '2.0.0', views: 1, first: true, load: [90], cls: [0.75], inp: [200] },
  ]);
  browserSaw([{ ...observed, entryType: 'event', name: 'click', duration: 300 }]);
  expect(takeSeen()).toEqual([{ remote: 'fleet', version: '2.0.0', views: 0, inp: [300] }]);
  expect(takeSeen()).toEqual([]);
});
