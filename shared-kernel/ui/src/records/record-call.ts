import type { OperationName } from '@comptoir/api-contract/operations';
import type { Variables } from '@comptoir/ui/changes';
import type { CallArguments } from '@comptoir/kernel/internal/http/operation-types';

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

/** An operation that creates a record from a body. */
export type CreateCall = CallWith<'body'>;
/** An operation that changes the record of an id. */
export type ChangeCall = OfOneRecord<CallWith<'params' | 'body'>>;
/** An operation that deletes the record of an id. */
export type DeleteCall = OfOneRecord<CallWith<'params'>>;

/** Operations that archive a record and restore it. */
export interface ArchiveCalls {
  archive: DeleteCall;
  restore: DeleteCall;
  /** Confirmation before archiving, if it affects other people; none by default. */
  question?: string;
}

export type BodyOf<Name extends OperationName> = CallArguments<Name> extends { body: infer Body } ? Body : never;

/** Arguments of an operation of one of these kinds. */
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
