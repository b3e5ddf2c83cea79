import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const heartbeat = 1_000;
const silence = 15_000;
/** Interval of messages while waiting, in milliseconds. */
const timeout = 15_000;

/**
 * Runs work exclusively. The lock of a dead process, which no longer touches its file, is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {(seconds: number) => void} [onWait] called while another process holds the lock, with the waiting time
 * @param {number} [period] between two calls of it, in milliseconds
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait, period = timeout) {
  mkdirSync(dirname(file), { recursive: true });
  const began = Date.now();
  let notifiedAt = -Infinity;
  while (!take(file)) {
    const waited = Date.now() - began;
    if (waited - notifiedAt >= period) {
      onWait?.(Math.round(waited / 1_000));
      notifiedAt = waited;
    }
    await wait(250);
  }
  const beat = setInterval(() => touch(file), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (holderOf(file) === String(process.pid)) rmSync(file, { force: true });
  }
}

/**
 * The folder may be deleted meanwhile, for example by git clean: the work continues.
 * @param {string} file
 */
function touch(file) {
  if (holderOf(file) === String(process.pid)) utimesSync(file, new Date(), new Date());
}

/**
 * @param {string} file
 * @returns {string | undefined} process id of the holder
 */
function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const holder = abandonedBy(file);
    if (holder !== undefined) moveAside(file, holder);
    return false;
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} process id of a dead holder
 */
function abandonedBy(file) {
  try {
    const holder = readFileSync(file, 'utf8');
    const pid = Number(holder);
    const isSilent = Date.now() - statSync(file).mtimeMs > silence;
    const isGone = pid > 0 && !isAlive(pid);
    return isSilent || isGone ? holder : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Only one waiting process can rename the file; a late one restores what it took.
 * @param {string} file
 * @param {string} holder
 */
function moveAside(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
