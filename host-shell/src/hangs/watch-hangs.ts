import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { session } from '@comptoir/kernel/session';
import { areaAt } from '../navigation/navigation';
import { pageData } from '../page-data';
import { remotes } from '../remotes/current-loader';
import { BEAT_MS, running } from '../remotes/running';
import { blame } from './blame';
import type { Heartbeat } from './heartbeat';

/** Before a dialog of the browser, which stops the page as a hang does. */
const RESTS = ['beforeprint', 'beforeunload', 'pagehide', 'freeze'];
const INPUTS = ['pointerdown', 'click', 'keydown', 'input', 'change'];

type Send = (heartbeat: Heartbeat | undefined) => void;

/** Lets a worker report the version that runs when this page stops responding. */
export function watchHangs(send: Send = toWorker()): void {
  const started = running.suspects;
  /** Remote whose widget got the latest input. */
  let touched: string | undefined;
  running.suspects = () => onScreen(touched, started());
  const tell = () => send(document.hidden ? undefined : heartbeat());
  const rest = () => send(undefined);
  setInterval(() => {
    touched = undefined;
    tell();
  }, BEAT_MS);
  document.addEventListener('visibilitychange', () => {
    running.beat();
    tell();
  });
  for (const type of RESTS) addEventListener(type, rest);
  for (const type of INPUTS) {
    addEventListener(
      type,
      ({ target }) => {
        const remote = target instanceof Element ? target.closest<HTMLElement>('[data-remote]')?.dataset['remote'] : '';
        if (!remote || remote === touched) return;
        touched = remote;
        running.beat();
        tell();
      },
      { capture: true, passive: true },
    );
  }
  tell();
}

function toWorker(): Send {
  const worker = new Worker('/hang-watch.js');
  return worker.postMessage.bind(worker);
}

/** An area page runs its remote and the contributions to it; the dashboard those with widgets. */
function onScreen(touched: string | undefined, started: Iterable<string>): string[] {
  const { registry } = pageData();
  const area = areaAt(registry, location.pathname);
  return [...started].filter((text) => {
    const [remote = ''] = text.split(' ');
    if (touched !== undefined) return remote === touched;
    const descriptor = registry.remotes[remote]?.versions[0]?.descriptor;
    if (!area) return (descriptor?.widgets.length ?? 0) > 0;
    return remote === area.remote || (descriptor?.contributions?.some(({ slot }) => slot !== 'command') ?? false);
  });
}

function heartbeat(): Heartbeat | undefined {
  const { registry } = pageData();
  const signedIn = session.get();
  const blamed = blame(running.suspects(), registry, remotes().setAside);
  if (signedIn.status === 'signed-out' || !blamed) return undefined;
  const failure: FailureReport = { ...blamed, reason: 'render-hung' };
  return { token: signedIn.token, failure, former: registry.parts?.former.address };
}
