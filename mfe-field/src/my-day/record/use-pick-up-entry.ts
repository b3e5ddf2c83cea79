import type { CountedCash } from '@comptoir/api-contract/handovers';
import type { PickUpReason } from '@comptoir/api-contract/pick-ups';
import { useState } from 'react';
import type { PickUpValues } from './pick-up-form.schema';
import { usePosition } from './position';
import { usePhotos } from './use-photos';
import type { PickUpEntry } from './use-pick-up';

/** Parts of a pick-up beside the values of its form. */
export function usePickUpEntry(requiresCounts: boolean) {
  const { uploads, isPreparing } = usePhotos();
  const position = usePosition();
  const [counted, setCounted] = useState<readonly CountedCash[]>();
  const [isChosen, setChosen] = useState(false);
  const [signature, setSignature] = useState<File | null>(null);
  const isCounting = isChosen || requiresCounts;
  return {
    uploads,
    position,
    isCounting,
    /** True while photos are made small, or the notes are not counted. */
    isIncomplete: (reason?: PickUpReason) => isPreparing || (reason === undefined && isCounting && !counted),
    isTouched: uploads.list.length > 0 || signature !== null || counted !== undefined,
    count: setChosen,
    setCounted,
    setSignature,
    entryOf: (reason: PickUpReason | undefined, values: PickUpValues): PickUpEntry => ({
      reason,
      values,
      counted: isCounting ? counted : undefined,
      position: position.current(),
      files: [
        ...uploads.list.map(({ id, file }) => ({ id, file })),
        ...(signature && reason === undefined ? [{ id: `signature-${signature.lastModified}`, file: signature }] : []),
      ],
    }),
  };
}
