import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS, STAFF } from './roles';
import { Id, Instant, optionalText, recordedInstant } from './values';

/** Public P-256 key of the deployment, for files of unsent pick-ups. */
export const ExportKey = z.object({
  id: z.string(),
  /** Uncompressed point, 65 bytes in base64url. */
  publicKey: z.string(),
});

/** `ended`: an administrator ended the device, so that it deletes its unsent pick-ups. */
export const DEVICE_STATES = ['active', 'ended'] as const;

const most = 1_000_000;

/** Report of a device about itself. */
export const Heartbeat = z
  .object({
    /** UUID made by the device for one person. */
    deviceId: Id,
    /** Name of browser and system. */
    label: z._default(optionalText(), ''),
    /** Version of the app. */
    app: z._default(optionalText(), ''),
    /** Clock of the device when it sends this. */
    deviceTime: Instant,
    /** Number of recorded and unsent pick-ups, with the time of the oldest. */
    unsent: z.int().check(z.gte(0), z.lte(most)),
    oldestUnsentAt: z._default(z.nullable(recordedInstant()), null),
  })
  .check(
    z.refine(({ unsent, oldestUnsentAt }) => unsent > 0 === (oldestUnsentAt !== null), {
      path: ['oldestUnsentAt'],
      error: 'Not a valid date and time',
    }),
  );

export const HeartbeatAnswer = z.object({
  serverTime: z.string(),
  state: z.enum(DEVICE_STATES),
  exportKey: ExportKey,
});

const Named = z.object({ id: Id, name: z.string() });
const step = z.nullable(z.object({ by: Named, at: z.string() }));

/** A device on which a collector records pick-ups. */
export const FieldDevice = z.object({
  id: Id,
  /** Id that its pick-ups name. */
  deviceId: Id,
  collector: Named,
  label: z.string(),
  app: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  unsent: z.int(),
  /** Time of the oldest unsent pick-up by the clock of the device. */
  oldestUnsentAt: z.nullable(z.string()),
  /** Time of the server minus that of the device. */
  clockOffsetMs: z.int(),
  /** Confirmation by a manager that no pick-up on it is missing; a report of more unsent ones clears it. */
  confirmed: step,
  ended: step,
});

const params = z.object({ id: Id });

export const fieldDeviceOperations = {
  sendHeartbeat: operation({
    summary: 'Report of a device: last seen, unsent pick-ups, clock',
    access: ['COLLECTOR'],
    body: Heartbeat,
    response: HeartbeatAnswer,
  }),
  listFieldDevices: operation({
    summary: 'Devices of collectors in the caller’s reach, last seen first',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id), collectorId: z.optional(Id) }),
    response: z.array(FieldDevice),
    list: true,
  }),
  confirmFieldDevice: operation({
    stepUp: true,
    summary: 'Confirm for the office that no pick-up on a device is missing, so that it can be ended',
    access: ['OFFICEMANAGER'],
    params,
    body: z.object({
      /** Number of unsent pick-ups that the manager saw; another one is refused (412). */
      unsent: z.int(),
    }),
    response: FieldDevice,
  }),
  endFieldDevice: operation({
    stepUp: true,
    summary: 'End a confirmed device: it deletes its unsent pick-ups; those that it still sends are booked',
    access: ADMINS,
    params,
    response: FieldDevice,
  }),
};

export type ExportKey = z.infer<typeof ExportKey>;
export type Heartbeat = z.infer<typeof Heartbeat>;
export type HeartbeatAnswer = z.infer<typeof HeartbeatAnswer>;
export type FieldDevice = z.infer<typeof FieldDevice>;
