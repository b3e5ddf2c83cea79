import * as z from 'zod/mini';

/** How many records of each kind are asked about: the newest ones. With more, hardly any two would belong together. */
const REMEMBERED = 8;

const Told = z.looseObject({
  id: z.optional(z.string()),
  mediaId: z.optional(z.string()),
  hash: z.optional(z.nullable(z.string())),
});
const Around = z.record(z.string(), z.unknown());

/** What the answers so far have told: ids of records by kind, and addresses of files. */
export class KnownRecords {
  private readonly ids = new Map<string, readonly string[]>();
  private readonly addresses: string[] = [];

  /** @param spared Records that nothing is done to. */
  constructor(private readonly spared: readonly string[]) {}

  /** `kind` is the first part of the path: 'agencies', 'users' … */
  learn(kind: string, answer: string): void {
    for (const { id, mediaId, hash } of recordsIn(answer)) {
      if (id !== undefined && !this.spared.includes(id)) this.keep(kind, id);
      if (mediaId !== undefined) this.keep('media', mediaId);
      if (typeof hash === 'string') this.keep('previews', hash);
    }
    for (const [address] of answer.slice(0, 20_000).matchAll(/http:[^"]*\/api\/media\/[^"]*/g)) {
      remember(this.addresses, address);
    }
  }

  /** A record that was deleted is asked about no more than others that are not there. */
  forget(kind: string, path: string): void {
    const id = path.split('/').at(-1);
    this.ids.set(
      kind,
      this.of(kind).filter((known) => known !== id),
    );
  }

  of(kind: string): readonly string[] {
    return this.ids.get(kind) ?? [];
  }

  get files(): readonly string[] {
    return this.addresses;
  }

  private keep(kind: string, id: string): void {
    const known = [...this.of(kind)];
    this.ids.set(kind, known);
    remember(known, id);
  }
}

function recordsIn(answer: string): z.infer<typeof Told>[] {
  try {
    const told: unknown = JSON.parse(answer);
    return toldBy(told).flatMap((record) => {
      const { data } = z.safeParse(Told, record);
      return data ? [data] : [];
    });
  } catch {
    return [];
  }
}

/** An answer is a record, some of them, or tells of them beside something else. */
function toldBy(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.slice(0, REMEMBERED);
  const { data: around } = z.safeParse(Around, answer);
  return around && !('id' in around)
    ? Object.values(around).flatMap((part) => [part].flat().slice(0, REMEMBERED))
    : [answer];
}

function remember(known: string[], value: string): void {
  if (known.includes(value)) return;
  known.push(value);
  known.splice(0, known.length - REMEMBERED);
}
