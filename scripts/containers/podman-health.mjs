import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../machine/program.mjs';

const HEALTH_PERIOD = 2_000;
const NAMES_PERIOD = 300;
const NAMES = '/run/containers/networks/aardvark-dns';

/**
 * Replaces systemd, which containers and small machines lack: runs all health commands repeatedly, and restarts the
 * name server, which Debian's version sometimes loses while containers come and go.
 * @param {Record<string, string>} env
 * @param {string} network
 * @returns {{ stop: () => void }}
 */
export function keepHealth(env, network) {
  const state = { goesOn: true };
  void (async () => {
    while (state.goesOn) {
      const { output } = await run('podman', ['ps', '--quiet'], { env });
      const ids = output.split('\n').filter((line) => /^[0-9a-f]{12}$/.test(line));
      for (const id of ids) await run('podman', ['healthcheck', 'run', id], { env });
      await pause(HEALTH_PERIOD);
    }
  })();
  void (async () => {
    while (state.goesOn) {
      if (namesEnded(network)) {
        spawn('/usr/lib/podman/aardvark-dns', ['--config', NAMES, '-p', '53', 'run'], { stdio: 'ignore' }).unref();
        await pause(HEALTH_PERIOD);
      }
      await pause(NAMES_PERIOD);
    }
  })();
  return {
    stop: () => {
      state.goesOn = false;
    },
  };
}

/** @param {string} network */
function namesEnded(network) {
  if (!existsSync(join(NAMES, network))) return false;
  try {
    return !existsSync(join('/proc', readFileSync(join(NAMES, 'aardvark.pid'), 'utf8').trim()));
  } catch {
    return false;
  }
}
