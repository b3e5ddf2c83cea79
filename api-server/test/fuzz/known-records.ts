import * as z from 'zod/mini';

/** Newest ids remembered per kind; more would rarely match each other. */
const REMEMBERED = 8;

const AnswerFields = z.looseObject({
  id: z.optional(z.string()),
  mediaId: z.optional(z.string()),
  hash: z.optional(z.nullable(z.string())),
});
const Around = z.record(z.string(), z.unknown());

export class KnownRecords {
  private readonly ids = new Map<string, readonly string[]>();
  private readonly addresses: string[] = [];

  /** @param spared ids never used */
  constructor(private readonly spared: readonly string[]) {}

  /** `kind` is the first path segment, such as 'agencies'. */
  collect(kind: string, answer: string): void {
    for (const { id, mediaId, hash } of recordsIn(answer)) {
      if (id !== undefined && !this.spared.includes(id)) this.keep(kind, id);
      if (mediaId !== undefined) this.keep('media', mediaId);
      if (typeof hash === 'string') this.keep('previews', hash);
    }
    for (const [address] of answer.slice(0, 20_000).matchAll(/http:[^"]*\/api\/media\/[^"]*/g)) {
      remember(this.addresses, address);
    }
  }

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

function recordsIn(answer: string): z.infer<typeof AnswerFields>[] {
  try {
    const parsed: unknown = JSON.parse(answer);
    return recordsOf(parsed).flatMap((record) => {
      const { data } = z.safeParse(AnswerFields, record);
      return data ? [data] : [];
    });
  } catch {
    return [];
  }
}

function recordsOf(answer: unknown): unknown[] {
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
