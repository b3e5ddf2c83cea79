interface ServerSentEvent {
  /** `message` if the server names none. */
  name: string;
  data: string;
}

/** A block of an event stream: an event or a heartbeat, with the position reached. */
export interface ServerSentBlock {
  event: ServerSentEvent | undefined;
  /** Sent as `Last-Event-ID` to resume the stream. */
  lastEventId: string;
}

/** Parses server-sent events as in the HTML standard. `EventSource` cannot send a token. */
export async function* readEvents(response: Response): AsyncGenerator<ServerSentBlock> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body');
  let rest = '';
  let lastEventId = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = fieldsOf(block);
      lastEventId = fields.get('id') ?? lastEventId;
      const data = fields.get('data');
      yield { event: data === undefined ? undefined : { name: fields.get('event') ?? 'message', data }, lastEventId };
    }
  }
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    const before = name === 'data' ? fields.get(name) : undefined;
    if (name !== '') fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return fields;
}
