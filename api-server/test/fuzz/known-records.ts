import * as z from 'zod/mini';

/** How many records of each kind are asked about: the newest ones. With more, hardly any two would belong together. */
const REMEMBERED = 8;

const Told = z.looseObject({
  id: z.optional(z.string()),
  mediaId: z.optional(z.string()),
  role: z.optional(z.string()),
});

/** What the answers so far have told: ids of records by kind, and addresses of files. */
export class KnownRecords {
  private readonly ids = new Map<string, readonly string[]>();
  private readonly addresses: string[] = [];

  /** @param spared Records that nothing is done to. */
  constructor(private readonly spared: readonly string[]) {}

  /** `kind` is the first part of the path: 'agencies', 'users' … */
  learn(kind: string, answer: string): void {
    for (const { id, mediaId } of recordsIn(answer)) {
      if (id !== undefined && !this.spared.includes(id)) this.keep(kind, id);
      if (mediaId !== undefined) this.keep('media', mediaId);
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
    const records: unknown[] = Array.isArray(told) ? told.slice(0, REMEMBERED) : [told];
    return records.flatMap((record) => {
      const { data } = z.safeParse(Told, record);
      return data ? [data] : [];
    });
  } catch {
    return [];
  }
}

function remember(known: string[], value: string): void {
  if (known.includes(value)) return;
  known.push(value);
  known.splice(0, known.length - REMEMBERED);
}
