import { get, type IncomingMessage } from 'node:http';

export interface EventListener {
  receives(text: string): Promise<void>;
  ended: Promise<void>;
  hangUp(): void;
}

export async function openEvents(address: string, token: string): Promise<EventListener> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${address}/api/events`, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`The stream was answered ${answer.statusCode}`);
  let received = '';
  answer.on('data', (part: Buffer) => {
    received += part.toString();
  });
  answer.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => answer.once('close', () => resolve()));
  return {
    receives: (text) =>
      new Promise((resolve, reject) => {
        const look = () => received.includes(text) && resolve();
        answer.on('data', look);
        answer.once('close', () => reject(new Error(`The stream ended without ${text}`)));
        look();
      }),
    ended,
    hangUp: () => answer.destroy(),
  };
}
