import { INVALID } from '@comptoir/api-contract/refusals/general';
import { openPickUpFile, type PickUpFile, type PickUpFileContent } from '@comptoir/api-contract/pick-up-file';
import type { ImportedPickUp, PickUpImport } from '@comptoir/api-contract/pick-up-imports';
import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { findCollector } from '../access/find-collector';
import type { Person } from '../access/person';
import { reachOf, type Reach } from '../access/reach';
import { ApiError, notFound, refused } from '../api-error';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { findKeyPair } from '../field-devices/export-keys';
import { findAgencyOf, findRecordedContent } from './pick-ups.repository';
import { recordPickUp } from './pick-ups.service';
import { readContent } from './read-content';

interface Importing {
  person: Person;
  reach: Reach;
}

/**
 * Records each pick-up of a file of a phone, in a transaction of its own, as if its collector had sent it.
 *
 * @throws {ApiError} 404 for a collector outside the reach, `pick-up-file-foreign`, `pick-up-file-damaged`
 */
export async function importPickUps(
  connection: Connection,
  { person, reach }: Importing,
  file: PickUpFile,
): Promise<PickUpImport> {
  const { collectorId, writtenAt, pickUps } = await openFile(connection, file);
  const collector = await findCollector(connection, reach, collectorId);
  if (!collector) throw notFound('user');
  const results = [];
  for (const content of pickUps) results.push(await importOne(connection, { collector, importedBy: person }, content));
  return { collector: { id: collector.id, name: collector.name }, writtenAt, pickUps: results };
}

async function openFile(connection: Connection, file: PickUpFile): Promise<PickUpFileContent> {
  const key = await findKeyPair(connection, file.keyId);
  if (!key) throw refused('pick-up-file-foreign');
  try {
    return await openPickUpFile(file, key);
  } catch {
    // The cause has no further information: the content is authenticated as a whole.
    throw refused('pick-up-file-damaged');
  }
}

async function importOne(
  connection: Connection,
  { collector, importedBy }: { collector: Person; importedBy: Person },
  content: unknown,
): Promise<ImportedPickUp> {
  const read = PickUpInput.safeParse(content);
  const fields = readContent(content);
  const agency = await findAgencyOf(connection, reachOf(collector), fields.collectionId);
  const shown = { ...fields, agency };
  if (!read.success) {
    const message = read.error.issues[0]?.message ?? '';
    return { ...shown, state: 'refused', refusal: { code: INVALID, message } };
  }
  try {
    const state = await inTransaction(connection, async (transaction) => {
      const isKnown = (await findRecordedContent(transaction, read.data.id)) !== undefined;
      await recordPickUp({ transaction, person: collector, reach: reachOf(collector), body: read.data, importedBy });
      return isKnown ? ('known' as const) : ('recorded' as const);
    });
    return { ...shown, state, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, values } = error;
    return { ...shown, state: 'refused', refusal: { code, message, ...(values && { values }) } };
  }
}
