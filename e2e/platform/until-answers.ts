import { setTimeout as pause } from 'node:timers/promises';

/** Waits until an address answers 200. @throws Error on a timeout */
export async function untilAnswers(url: string, timeout = 30_000): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} did not answer`);
}
