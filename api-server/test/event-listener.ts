import { get, type IncomingMessage } from 'node:http';

/** A client of `/events` with its own connection. */
export interface EventListener {
  /** Rejects if the stream ends first. */
  hears(text: string): Promise<void>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  hangUp(): void;
}

/** Resolves with the response headers. */
export async function openEvents(address: string, token: string): Promise<EventListener> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${address}/api/events`, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`The stream was answered ${answer.statusCode}`);
  let heard = '';
  answer.on('data', (part: Buffer) => {
    heard += part.toString();
  });
  // A cut connection ends as well.
  answer.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => answer.once('close', () => resolve()));
  return {
    hears: (text) =>
      new Promise((resolve, reject) => {
        const look = () => heard.includes(text) && resolve();
        answer.on('data', look);
        answer.once('close', () => reject(new Error(`The stream ended without ${text}`)));
        look();
      }),
    ended,
    hangUp: () => answer.destroy(),
  };
}
