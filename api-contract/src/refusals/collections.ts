import { MEDIA_TYPE_MESSAGE } from '../media';
import type { Refusals } from './refusal';

/** Agencies, collectors, collections and their files. */
export const collectionRefusals = {
  'agency-unknown': [422, 'This office has no such agency'],
  'collector-unknown': [422, 'This office has no such collector'],
  'limit-exceeded': [
    422,
    '{{name}} has {{held}} {{currency}} of at most {{most}} in hand. Let {{name}} hand over first, or choose another collector.',
  ],
  'collection-stays': [422, 'A collection stays in its office'],
  'collection-collected': [409, 'This collection is already collected: only its amount can be corrected.'],
  'already-collected': [409, '{{name}} recorded {{currency}} {{amount}} for this collection already, on {{when}}.'],
  'pick-up-differs': [409, 'A pick-up with this id and other content is recorded already. Record it as a new one.'],
  'pick-up-file-foreign': [422, 'This file was written for another installation.'],
  'pick-up-file-damaged': [422, 'This file is damaged. Write it again on the phone.'],
  'device-not-confirmed': [
    409,
    'A manager of the office must confirm first that no pick-up on this device is missing.',
  ],
  'mention-unknown': [422, '{{name}} cannot be mentioned here: this person has no access to this collection.'],
  'board-too-long': [422, 'More than 20,000 collections: choose a day or one collector.'],
  'collection-not-deletable': [409, 'A collected collection cannot be deleted.'],
  'bulk-count': [409, 'The selection now has {{found}} collections instead of {{expected}}. Check it and try again.'],
  'bulk-too-many': [422, 'At most {{most}} collections can be changed at once. Choose fewer.'],
  'series-past': [422, 'Past days cannot be changed: choose today or a later day'],
  'series-no-day': [422, 'This repetition has no days'],
  'series-no-collector': [422, 'This agency has no earlier collection: choose a collector'],
  'schedule-of-office': [
    403,
    'You may record the amount, a note and files of this collection. Its schedule is set by the office.',
  ],
  'file-type': [422, MEDIA_TYPE_MESSAGE],
  'file-empty': [422, '{{file}} is empty.'],
  'file-content': [415, 'The content of {{file}} does not match its name.'],
  'file-too-large': [413, 'A file has at most {{megabytes}} MB.'],
  'too-many-checks': [429, 'Too many wrong check codes. Please try again later.'],
  'too-many-files': [409, 'A collection takes at most {{files}} files.'],
  'upload-link-invalid': [403, 'This link is not valid, or it has expired.'],
  'upload-link-used': [409, 'This link was already used: each link takes one file.'],
  'not-located': [404, 'This address could not be located.'],
} as const satisfies Refusals;
