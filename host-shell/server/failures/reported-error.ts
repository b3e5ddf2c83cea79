import { FailureReport } from '@comptoir/api-contract/remote-failures';
import * as z from 'zod/mini';
import { MESSAGE_LENGTH, STACK_LENGTH } from '../../src/reports/send-error';

const { remote, version, reason } = FailureReport.shape;

/** A failure with the error as the browser has it. Its message may contain personal data: mask it before storing. */
export const ReportedError = z.object({
  remote,
  version,
  reason,
  message: z.string().check(z.maxLength(MESSAGE_LENGTH)),
  stack: z.string().check(z.maxLength(STACK_LENGTH)),
});

export type ReportedError = z.infer<typeof ReportedError>;

/** Position in a file of a version; line and column as browsers count them, from 1. */
export interface Frame {
  file: string;
  line: number;
  column: number;
}

const FRAME = /\/remotes\/([a-z0-9-]+)\/([^/\s]+)\/([^\s?#:]+):(\d{1,7}):(\d{1,7})\)?\s*$/;
const MAX_FRAMES = 10;

/** Frames in files of the version itself. Names of functions are left out: minified ones say nothing. */
export function framesOf({ remote: name, version: number, stack }: ReportedError): Frame[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const [, ofRemote, ofVersion, file = '', line, column] = FRAME.exec(text) ?? [];
      if (ofRemote !== name || ofVersion !== number) return [];
      return [{ file, line: Number(line), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);
}
