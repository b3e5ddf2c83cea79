import { SaxesParser, type SaxesTagPlain } from 'saxes';
import path from 'node:path/posix';
import { promisify, TextDecoder } from 'node:util';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { refused } from '../../api-error';

/** Limits against ZIP bombs: inflated bytes, and number of parts. */
const INFLATED_LIMIT_BYTES = 160 * 1024 * 1024;
const PARTS_LIMIT = 2000;

export interface PartReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  /** Returns true to stop reading. */
  close?: (name: string) => boolean | void;
}

interface Relation {
  id: string;
  /** Last segment of the relationship type, such as `worksheet`. */
  type: string;
  target: string;
}

/** XML parts of a ZIP file. Part names are compared without case. */
export class WorkbookParts {
  private left = INFLATED_LIMIT_BYTES;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws {Error} if not a ZIP file */
  static async open(file: Buffer): Promise<WorkbookParts> {
    const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(file, { lazyEntries: true });
    const entries = new Map<string, Entry>();
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject).on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        entries.set(keyOf(entry.fileName), entry);
        if (entries.size > PARTS_LIMIT) reject(refused('import-inflated'));
        else zip.readEntry();
      });
      zip.readEntry();
    });
    return new WorkbookParts(zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(keyOf(name));
  }

  find(isWanted: (name: string) => boolean): string | undefined {
    return Array.from(this.entries.keys()).find(isWanted);
  }

  async relationsOf(name = ''): Promise<Relation[]> {
    const folder = path.dirname(`/${name}`);
    const relations: Relation[] = [];
    await this.read(path.join(folder, '_rels', `${path.basename(name)}.rels`), {
      open(element, { Id = '', Type = '', Target = '' }) {
        if (element !== 'Relationship') return;
        relations.push({ id: Id, type: path.basename(Type), target: path.resolve(folder, Target) });
      },
    });
    return relations;
  }

  /**
   * Parses a part; a missing part is empty.
   *
   * @throws {ApiError} 413 if the workbook exceeds its limit
   * @throws {Error} for invalid or truncated XML
   */
  async read(name: string, reader: PartReader): Promise<void> {
    for await (const _ of this.pieces(name, reader));
  }

  async *pieces(name: string, reader: PartReader): AsyncGenerator<void> {
    const entry = this.entries.get(keyOf(name));
    if (!entry) return;
    const stream = await promisify<Entry, Readable>(this.zip.openReadStream.bind(this.zip))(entry);
    let decoder: TextDecoder | undefined;
    const state = { ended: false };
    const parser = parserOf(reader, state);
    try {
      for await (const piece of stream) {
        const bytes: Uint8Array = piece;
        this.left -= bytes.length;
        if (this.left < 0) throw refused('import-inflated');
        decoder ??= new TextDecoder(encodingOfXml(bytes));
        parser.write(decoder.decode(bytes, { stream: true }));
        yield;
        if (state.ended) return;
      }
      parser.write(decoder?.decode() ?? '').close();
    } finally {
      stream.destroy();
    }
  }
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

function encodingOfXml([first = 0, second = 0]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

function parserOf({ open, text, close }: PartReader, state: { ended: boolean }): SaxesParser {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => open?.(local(name), attributes));
  parser.on('text', (read) => text?.(read));
  parser.on('cdata', (read) => text?.(read));
  parser.on('closetag', ({ name }) => {
    if (close?.(local(name)) === true) state.ended = true;
  });
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}
