import { personKey, seal, unseal } from '@comptoir/kernel/internal/person-key';
import type { OutboxFile, OutboxItem } from './outbox-item';

/** Bytes as stored; clear only on pages without TLS, where browsers have no cryptography. */
interface Stored {
  isSealed: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A recording as stored: only id, person, time and state can be read. */
export interface StoredItem extends Stored {
  id: string;
  owner: string;
  recordedAt: string;
  state: OutboxItem['state'];
}

export interface StoredFile extends Stored {
  item: string;
  id: string;
}

type FileNote = Omit<OutboxFile, 'file'> & { type: string; fileName: string; lastModified: number };
type ItemNote = Omit<OutboxItem, 'files'> & { files: readonly FileNote[] };

export async function storedItem(item: OutboxItem): Promise<StoredItem> {
  const { id, owner, recordedAt, state } = item;
  const files = item.files.map(({ file, ...rest }): FileNote => {
    return { ...rest, type: file.type, fileName: file.name, lastModified: file.lastModified };
  });
  const note: ItemNote = { ...item, files };
  const stored = await store(owner, new TextEncoder().encode(JSON.stringify(note)));
  return { id, owner, recordedAt, state, ...stored };
}

export async function storedFile({ id: item, owner }: OutboxItem, { id, file }: OutboxFile): Promise<StoredFile> {
  return { item, id, ...(await store(owner, new Uint8Array(await file.arrayBuffer()))) };
}

/** Files by their id. */
interface FileSource {
  /** Files read before. */
  known: Map<string, File>;
  find: (id: string) => Promise<StoredFile | undefined>;
}

/**
 * Reads a recording with its files.
 * @throws DOMException if it was changed, or its key is gone
 */
export async function readItem({ owner, ...stored }: StoredItem, { known, find }: FileSource): Promise<OutboxItem> {
  const note: ItemNote = JSON.parse(new TextDecoder().decode(await read(owner, stored)));
  const files = note.files.map(async ({ fileName, type, lastModified, ...rest }): Promise<OutboxFile> => {
    const before = known.get(rest.id);
    if (before) return { ...rest, file: before };
    const kept = await find(rest.id);
    if (!kept) throw new Error(`The file ${rest.id} of a recording is missing`);
    const file = new File([await read(owner, kept)], fileName, { type, lastModified });
    known.set(rest.id, file);
    return { ...rest, file };
  });
  return { ...note, files: await Promise.all(files) };
}

async function store(owner: string, bytes: Uint8Array<ArrayBuffer>): Promise<Stored> {
  const key = await personKey(owner);
  return key ? { isSealed: true, bytes: await seal(key, bytes) } : { isSealed: false, bytes };
}

async function read(owner: string, { isSealed, bytes }: Stored): Promise<Uint8Array<ArrayBuffer>> {
  if (!isSealed) return bytes;
  const key = await personKey(owner);
  if (!key) throw new Error('The recording is encrypted, and this page has no TLS');
  return unseal(key, bytes);
}
