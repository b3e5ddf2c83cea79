import { session } from '@comptoir/kernel/session';
import { tokenFor } from '@comptoir/remote-sdk/testing';
import { running } from '../remotes/running';
import type { Heartbeat } from './heartbeat';
import { watchHangs } from './watch-hangs';

const widget = { slot: 'dashboard', module: './widget', order: 1 };
const version = (number: string, publishedAt: string) => ({
  version: number,
  publishedAt,
  descriptor: { areas: [], navigation: [], widgets: [widget] },
});
const mockData = {
  registry: {
    remotes: {
      fleet: { live: '2.0.0', versions: [version('2.0.0', '2026-11-20T00:00:00Z')] },
      finance: { live: '1.0.0', versions: [version('1.0.0', '2026-11-10T00:00:00Z')] },
    },
    parts: { former: { address: '/registry.0a1b2c3d.json' } },
  },
};
jest.mock('../page-data', () => ({ pageData: () => mockData }));
jest.mock('../remotes/current-loader', () => ({ remotes: () => ({ setAside: () => [] }) }));

test('the worker receives the latest version, the one with the latest input, and pauses', () => {
  const sent: (Heartbeat | undefined)[] = [];
  session.signIn(tokenFor());
  running.start('finance', '1.0.0');
  running.start('fleet', '2.0.0');
  watchHangs((heartbeat) => sent.push(heartbeat));
  const failure = { remote: 'fleet', version: '2.0.0', reason: 'render-hung' };
  expect(sent.at(-1)).toEqual({ token: tokenFor(), failure, former: '/registry.0a1b2c3d.json' });

  document.body.innerHTML = '<div data-remote="finance"><button>Book</button></div>';
  document.querySelector('button')?.click();
  expect(sent.at(-1)).toMatchObject({ failure: { remote: 'finance', version: '1.0.0' } });
  const marks = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(marks).toContainEqual(expect.stringMatching(/^\d+,[\d.]+,finance 1\.0\.0$/));

  window.dispatchEvent(new Event('beforeprint'));
  expect(sent.at(-1)).toBeUndefined();
  session.signOut('signed-out');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent.at(-1)).toBeUndefined();
});
