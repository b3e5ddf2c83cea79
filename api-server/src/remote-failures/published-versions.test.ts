import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { describeApi } from '../../test/api';
import { PublishedVersions } from './published-versions';

const PEOPLE = ['COLLECTOR', 'OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const;
const published = { fleet: ['2.0.0', '1.0.0'], shell: ['1.0.0'] };

describeApi(
  'telemetry of remotes',
  (api) => {
    const report = (role: (typeof PEOPLE)[number], body: object) => api.call(role, 'POST /remote-reports', { body });
    const days = async () => (await api.call('SUPERADMIN', 'GET /remote-reports')).json<RemoteDay[]>();

    it('counts only versions that the registry has', async () => {
      const invented = Array.from({ length: 19 }, (_, index) => ({
        remote: `made-up-${index}`,
        version: '1.0.0',
        views: 1,
      }));
      await report('COLLECTOR', { uses: [{ remote: 'fleet', version: '2.0.0', views: 1 }, ...invented] });
      const failure = { remote: 'fleet', version: '9.9.9', reason: 'render-crashed' };
      await report('COLLECTOR', { failures: [failure, { ...failure, remote: 'constructor' }] });
      await api.call('COLLECTOR', 'POST /remote-failures', { body: failure });
      const signedOut = { url: '/api/remote-reports/signed-out', payload: { failures: [failure] } };
      for (const _time of [1, 2]) await api.server().inject({ method: 'POST', ...signedOut });
      expect(await days()).toMatchObject([{ remote: 'fleet', version: '2.0.0', views: 1 }]);
      expect((await api.call('SUPERADMIN', 'GET /remote-failures')).json<RemoteFailure[]>()).toEqual([]);
    });

    it('takes no made-up version as the one that is shown instead', async () => {
      const failure = { remote: 'fleet', version: '2.0.0', reason: 'render-crashed', instead: '0.0.1' };
      for (const role of PEOPLE) await report(role, { failures: [failure] });
      expect((await api.call('nobody', 'GET /remote-decisions')).json()).toEqual([]);
      for (const role of PEOPLE) await report(role, { failures: [{ ...failure, instead: '1.0.0' }] });
      expect((await api.call('nobody', 'GET /remote-decisions')).json()).toMatchObject([{ decision: 'demoted' }]);
    });
  },
  undefined,
  undefined,
  { readVersions: async () => published },
);

const use = (version: string) => ({ uses: [{ remote: 'fleet', version, views: 1 }] });

test('a version published since is read, at most once in a while', async () => {
  const read = jest.fn<Promise<unknown>, []>().mockResolvedValue(published);
  let now = 0;
  const versions = new PublishedVersions(read, undefined, () => now);
  expect(await versions.only(use('3.0.0'))).toMatchObject({ uses: [] });
  read.mockResolvedValue({ fleet: ['3.0.0'] });
  expect(await versions.only(use('3.0.0'))).toMatchObject({ uses: [] });
  now = 1000;
  expect(await versions.only(use('3.0.0'))).toMatchObject(use('3.0.0'));
  expect(await versions.only(use('3.0.0'))).toMatchObject(use('3.0.0'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('all reports count while the page server was never reached', async () => {
  const failed = jest.fn();
  const versions = new PublishedVersions(async () => Promise.reject(new Error('away')), failed);
  expect(await versions.only(use('3.0.0'))).toMatchObject(use('3.0.0'));
  expect(failed).toHaveBeenCalledTimes(1);
});
