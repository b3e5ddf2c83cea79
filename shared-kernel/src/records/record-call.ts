import type { OperationName } from '@comptoir/api-contract/operations';
import type { Variables } from '@comptoir/shared-kernel/changes';
import type { CallArguments } from '../http/operation-types';

/** The calls that are made with exactly these parts. */
type CallWith<Part extends string> = {
  [Name in OperationName]: keyof CallArguments<Name> extends Part
    ? Part extends keyof CallArguments<Name>
      ? Name
      : never
    : never;
}[OperationName];

type OfOneRecord<Name extends OperationName> = Name extends OperationName
  ? CallArguments<Name> extends { params: infer Params }
    ? { id: string } extends Params
      ? Name
      : never
    : never
  : never;

/** A call that makes a record of what a form holds. */
export type CreateCall = CallWith<'body'>;
/** A call that changes the record of an id. */
export type ChangeCall = OfOneRecord<CallWith<'params' | 'body'>>;
/** A call that deletes the record of an id. */
export type DeleteCall = OfOneRecord<CallWith<'params'>>;

/** The calls that archive a record, and restore it exactly. */
export interface ArchiveCalls {
  archive: DeleteCall;
  restore: DeleteCall;
  /** Asked before it is archived, where that affects other people; by default nothing is asked. */
  question?: string;
}

/** What a call takes for a body. */
export type BodyOf<Name extends OperationName> = CallArguments<Name> extends { body: infer Body } ? Body : never;

/** The arguments of a call of one of these kinds. */
export function recordArguments<Name extends CreateCall | ChangeCall | DeleteCall>(parts: {
  id?: string;
  body?: BodyOf<Name>;
  ifMatch?: string | undefined;
}): Variables<Name> {
  const { id, body, ifMatch } = parts;
  const args = { ...(id !== undefined && { params: { id } }), ...(body !== undefined && { body }), ifMatch };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds admit only calls that take exactly this
  return args as unknown as Variables<Name>;
}
