export interface Message {
  type: string;
  bytes: Buffer;
}

export function messagesIn(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let rest = bytes;
  while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
    const end = 1 + rest.readInt32BE(1);
    messages.push({ type: rest.toString('latin1', 0, 1), bytes: rest.subarray(0, end) });
    rest = rest.subarray(end);
  }
  return { messages, rest };
}

export function asMessage(type: string, text: string): Buffer {
  const content = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + content.length, 1);
  return Buffer.concat([head, content]);
}
