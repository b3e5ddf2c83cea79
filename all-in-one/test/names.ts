import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** How long an answer may be kept, in seconds: longer than any test, as the networks of containers say it. */
const KEPT_SECONDS = 600;
const NO_SUCH_NAME = 3;

/**
 * The names of a network of containers: one name has the address of each container behind it, and changes when one is
 * replaced.
 */
export async function startNames(
  addresses: Map<string, readonly string[]>,
): Promise<{ place: string; stop: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answer(question, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    place: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}

/** RFC 1035: the question again, and an A record for each address. */
function answer(question: Buffer, addresses: Map<string, readonly string[]>): Buffer {
  const { name, end } = nameIn(question);
  const found = addresses.get(name) ?? [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (found.length === 0 ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  return Buffer.concat([head, question.subarray(12, end + 4), ...found.map(record)]);
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function record(address: string): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16BE(0xc00c, 0);
  bytes.writeUInt16BE(1, 2);
  bytes.writeUInt16BE(1, 4);
  bytes.writeUInt32BE(KEPT_SECONDS, 6);
  bytes.writeUInt16BE(4, 10);
  for (const [index, part] of address.split('.').entries()) bytes.writeUInt8(Number(part), 12 + index);
  return bytes;
}
