import type { Heartbeat } from '@comptoir/api-contract/field-devices';
import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { clockError } from '@comptoir/kernel/internal/format';
import { v4 as uuid } from 'uuid';

const DEVICE = 'comptoir.device';
const LABEL_LENGTH = 80;

/** Time of the server minus that of the device in milliseconds, by the last heartbeat of the page. */
let measuredOffset: number | undefined;

/** Measures the clock by an answer; half of the time between belongs to each direction. */
export function measureClock(serverTime: string, sentAt: number, receivedAt: number): void {
  const offset = Date.parse(serverTime) - (sentAt + receivedAt) / 2;
  if (!Number.isNaN(offset)) measuredOffset = Math.round(offset);
}

/** This device, for a pick-up that is being sent. */
export function currentDevice(): NonNullable<PickUpInput['device']> {
  // Answers show errors of a minute and more as well.
  const known = clockError() === 0 ? null : -clockError();
  return { id: deviceId(), app: appVersion(), clockOffsetMs: measuredOffset ?? known };
}

export function describeDevice(): Pick<Heartbeat, 'deviceId' | 'label' | 'app'> {
  return { deviceId: deviceId(), label: deviceLabel(navigator.userAgent), app: appVersion() };
}

/** 'iPhone; CPU iPhone OS 18_1 like Mac OS X' */
export function deviceLabel(userAgent: string): string {
  return (/\(((?:[^()]|\([^()]*\))*)\)/.exec(userAgent)?.[1] ?? userAgent).slice(0, LABEL_LENGTH);
}

/** The same for all people of this browser profile. */
function deviceId(): string {
  const known = localStorage.getItem(DEVICE);
  if (known !== null) return known;
  const created = uuid();
  localStorage.setItem(DEVICE, created);
  return created;
}

/** Set of pages that the service worker keeps, which names all versions in use; empty without one. */
function appVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=comptoir-set]')?.content.slice(0, LABEL_LENGTH) ?? '';
}
