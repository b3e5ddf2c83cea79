import type { CurrencyCode } from './currencies';
import { toMinor } from './money';

/*
 * Content of the QR code of a provisional receipt, which a phone made and no server confirmed. Free of schemas, since the
 * public page contains it. `P1.<office>.<pick-up>.<seconds>.<zone>.<lines>.<hash>`, all of which may be in a fragment of a
 * URL.
 */

/** Public part of a pick-up: no names. */
export interface ProvisionalStatement {
  officeId: string;
  pickUpId: string;
  /** Time of the tap in seconds since 1970. */
  seconds: number;
  /** IANA name of the zone of the office. */
  timeZone: string;
  /** Amounts in minor units. */
  lines: readonly { currency: string; minor: string }[];
  /** Hex SHA-256 of `pickUpContent`. */
  contentHash: string;
}

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const PATTERN = new RegExp(
  String.raw`^P1\.(${UUID})\.(${UUID})\.([0-9a-z]{1,9})\.([\w+/-]{1,64})\.([A-Z]{3}\d{1,17}(?:-[A-Z]{3}\d{1,17})*)\.([\da-f]{64})$`,
);

interface RecordedCash {
  officeId: string;
  timeZone: string;
  contentHash: string;
  pickUp: { id: string; occurredAt: string; lines: readonly { currency: CurrencyCode; amount: number }[] };
}

export function provisionalText({ officeId, timeZone, contentHash, pickUp }: RecordedCash): string {
  const amounts = pickUp.lines.map(({ currency, amount }) => `${currency}${toMinor(amount)}`).join('-');
  const seconds = Math.floor(Date.parse(pickUp.occurredAt) / 1000).toString(36);
  return ['P1', officeId, pickUp.id, seconds, timeZone, amounts, contentHash].join('.');
}

/** Undefined for a text of another form. */
export function readProvisional(text: string): ProvisionalStatement | undefined {
  const [, officeId, pickUpId, seconds, timeZone, amounts, contentHash] = PATTERN.exec(text) ?? [];
  if (!officeId || !pickUpId || !seconds || !timeZone || !amounts || !contentHash) return undefined;
  const lines = amounts.split('-').map((line) => ({ currency: line.slice(0, 3), minor: line.slice(3) }));
  return { officeId, pickUpId, seconds: Number.parseInt(seconds, 36), timeZone, lines, contentHash };
}
