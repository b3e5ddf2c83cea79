import { SaxesParser, type SaxesTagPlain } from 'saxes';
import path from 'node:path/posix';
import { promisify, TextDecoder } from 'node:util';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { refused } from '../../api-error';

/** Largest content of a workbook, in bytes, and largest number of its parts: small files are made that unpack to gigabytes. */
const INFLATED_LIMIT_BYTES = 160 * 1024 * 1024;
const PARTS_LIMIT = 2000;

/** What hears of the elements of a part. */
export interface PartReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  /** Answers true when nothing more is wanted. */
  close?: (name: string) => boolean | void;
}

/** Another part that a part names. */
interface Relation {
  id: string;
  /** The last word of its type, such as `worksheet`. */
  type: string;
  target: string;
}

/** A workbook: parts of XML in a ZIP file. Their names differ in more than their case. */
export class WorkbookParts {
  private left = INFLATED_LIMIT_BYTES;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws {Error} for what is no ZIP file */
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

  /** The first of some parts that is there. */
  find(isWanted: (name: string) => boolean): string | undefined {
    return Array.from(this.entries.keys()).find(isWanted);
  }

  /** The parts that a part names; those of the package where none is said. */
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
   * Reads a part piece by piece; one that is not there has nothing.
   *
   * @throws {ApiError} 413 as soon as the workbook holds more than may be
   * @throws {Error} for what is no XML, or breaks off
   */
  async read(name: string, reader: PartReader): Promise<void> {
    for await (const _ of this.pieces(name, reader));
  }

  /** The same with a turn for the caller after each piece. */
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
