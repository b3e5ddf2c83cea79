import { setTimeout as pause } from 'node:timers/promises';

/** Waits until an address answers 200. @throws Error on a timeout */
export async function untilAnswers(url: string, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} did not answer`);
}
