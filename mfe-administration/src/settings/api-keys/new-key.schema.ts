import { ApiKeyAddresses, NewApiKey } from '@comptoir/api-contract/api-keys';
import * as z from 'zod/mini';

/** Offered lifetimes in days. */
export const KEY_DAYS = [30, 90, 365] as const;
const DAY_MS = 24 * 3600_000;

/** Text with addresses; the error is that of the whole text. */
const Lines = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const lines = text.split(/[\s,]+/).filter((line) => line !== '');
    const read = ApiKeyAddresses.safeParse(lines);
    for (const { message } of read.error?.issues.slice(0, 1) ?? [])
      issues.push({ code: 'custom', message, input: text });
    return lines;
  }),
);

/** Values of the form: a lifetime instead of a date, and addresses as lines. */
export const NewKeyForm = z.extend(z.omit(NewApiKey, { expiresDate: true }), {
  days: z.enum(KEY_DAYS.map(String)),
  addresses: Lines,
});

export type NewKeyFormValues = z.input<typeof NewKeyForm>;

export function newKeyOf({ days, ...key }: z.output<typeof NewKeyForm>): NewApiKey {
  return { ...key, expiresDate: new Date(Date.now() + Number(days) * DAY_MS).toISOString() };
}
