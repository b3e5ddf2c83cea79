import type { ExportKey } from '@comptoir/api-contract/field-devices';
import { sealPickUpFile } from '@comptoir/api-contract/pick-up-file';
import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import type { OutboxItem } from './outbox-item';

/** @throws Error if nothing is unsent, the page has no TLS, or no heartbeat was answered yet */
export async function writeUnsentFile(
  items: readonly OutboxItem[],
  { key, device }: { key: ExportKey | undefined; device: NonNullable<PickUpInput['device']> },
): Promise<File> {
  const [first] = items;
  const unsent = items.filter(({ state }) => state !== 'booked');
  // Recordings of older versions are changes of a collection, and have no pick-up.
  const pickUps = unsent.flatMap(({ pickUp }) => (pickUp ? { ...pickUp, device } : []));
  if (!first || pickUps.length === 0) throw new Error('All recordings on this device are sent');
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) throw new Error('The file must be encrypted, which browsers support on HTTPS pages only');
  if (!key) throw new Error('The device has not received the key of the server yet');
  const writtenAt = new Date().toISOString();
  const content = { collectorId: first.owner, deviceId: device.id, writtenAt, pickUps };
  const text = JSON.stringify(await sealPickUpFile(content, key));
  return new File([text], `pick-ups-${writtenAt.slice(0, 10)}.json`, { type: 'application/json' });
}
