import { notePartsOf } from '@comptoir/api-contract/mentions';
import { Fragment } from 'react';

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
