import type { ExportKey, FieldDevice } from '@comptoir/api-contract/field-devices';
import type { FastifyRequest } from 'fastify';
import { narrowed } from '../access/reach';
import { notFound, refused } from '../api-error';
import type { Handlers } from '../http/handlers';
import type { Change } from '../records/change';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import {
  findFieldDevice,
  findFieldDevices,
  lockFieldDevice,
  markDevice,
  saveHeartbeat,
  type FieldDeviceRow,
} from './field-devices.repository';

type Step = Change & { params: { id: string }; request: FastifyRequest };

export function fieldDeviceHandlers(exportKey: ExportKey) {
  return {
    sendHeartbeat: async ({ transaction, person, body }) => {
      const now = new Date();
      const isEnded = await saveHeartbeat(transaction, person.id, body, now);
      return { serverTime: now.toISOString(), state: isEnded ? 'ended' : 'active', exportKey };
    },
    listFieldDevices: async ({ connection, reach, query: { officeId, collectorId } }) => {
      const within = await narrowed(connection, reach, { officeId });
      return (await findFieldDevices(connection, within, collectorId)).map(asFieldDevice);
    },
    confirmFieldDevice: async (call) => {
      const device = await lockedDevice(call);
      if (device.unsent !== call.body.unsent) throw refused('stale');
      return stepped(call, device, 'confirmed');
    },
    endFieldDevice: async (call) => {
      const device = await lockedDevice(call);
      if (device.endedAt === null && device.confirmedAt === null) throw refused('device-not-confirmed');
      return stepped(call, device, 'ended');
    },
  } satisfies Partial<Handlers>;
}

async function lockedDevice({ transaction, reach, params: { id } }: Step): Promise<FieldDeviceRow> {
  await lockFieldDevice(transaction, id);
  const found = await findFieldDevice(transaction, reach, id);
  if (!found) throw notFound('record');
  return found;
}

/** A device is confirmed and ended once; a repetition changes nothing. */
async function stepped(call: Step, device: FieldDeviceRow, step: 'confirmed' | 'ended'): Promise<FieldDevice> {
  const { transaction, person, request } = call;
  const { id, userId, officeId, countryCode, label, unsent } = device;
  if (device.endedAt === null && (step === 'ended' || device.confirmedAt === null)) {
    await markDevice(transaction, id, step, person.id);
    await recordEvent(transaction, sourceOf(request), {
      kind: step === 'ended' ? 'DEVICE_ENDED' : 'DEVICE_CONFIRMED',
      about: { id: userId, officeId, countryCode },
      by: person,
      details: { device: label, unsent },
    });
  }
  return asFieldDevice(await lockedDevice(call));
}

function asFieldDevice(row: FieldDeviceRow): FieldDevice {
  const { id, deviceId, label, app, unsent, oldestUnsentAt } = row;
  return {
    id,
    deviceId,
    label,
    app,
    unsent,
    collector: { id: row.userId, name: row.collectorName },
    firstSeenAt: row.firstSeen.toISOString(),
    lastSeenAt: row.lastSeen.toISOString(),
    oldestUnsentAt: oldestUnsentAt?.toISOString() ?? null,
    clockOffsetMs: Number(row.clockOffsetMs),
    confirmed: stepOf(row.confirmedBy, row.confirmerName, row.confirmedAt),
    ended: stepOf(row.endedBy, row.enderName, row.endedAt),
  };
}

function stepOf(id: string | null, name: string | null, at: Date | null): FieldDevice['confirmed'] {
  return id === null || at === null ? null : { by: { id, name: name ?? '' }, at: at.toISOString() };
}
