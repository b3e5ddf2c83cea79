import { notePartsOf } from '@comptoir/api-contract/mentions';
import { Fragment } from 'react';

/** A note as it is read: who is mentioned stands there by name. */
export function NoteText({ note }: { note: string }) {
  return notePartsOf(note).map((part, index) =>
    typeof part === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a note never changes
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <strong key={index}>
        @<bdi>{part.name}</bdi>
      </strong>
    ),
  );
}
