import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** TTL in seconds: longer than any test, as in container networks. */
const TTL_SECONDS = 600;
const NO_SUCH_NAME = 3;

export interface Names {
  place: string;
  /** Number of further queries answered with NXDOMAIN. */
  forgetful: number;
  /** Number of further queries that get no answer. */
  silent: number;
  stop: () => Promise<void>;
}

/** DNS server of a container network: a name resolves to the addresses of its containers, which may change. */
export async function startNames(addresses: Map<string, readonly string[]>): Promise<Names> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const names: Names = {
    forgetful: 0,
    silent: 0,
    place: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
  socket.on('message', (question, { port, address }) => {
    if (names.silent > 0) {
      names.silent -= 1;
      return;
    }
    const known = names.forgetful > 0 ? new Map<string, readonly string[]>() : addresses;
    names.forgetful = Math.max(0, names.forgetful - 1);
    socket.send(answer(question, known), port, address);
  });
  return names;
}

/** RFC 1035: repeats the question, with an A record for each address. */
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
  bytes.writeUInt32BE(TTL_SECONDS, 6);
  bytes.writeUInt16BE(4, 10);
  for (const [index, part] of address.split('.').entries()) bytes.writeUInt8(Number(part), 12 + index);
  return bytes;
}
