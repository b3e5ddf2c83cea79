import { MEDIA_TYPE_MESSAGE } from '../media';
import type { Refusals } from './refusal';

/** Agencies, collectors, collections and their files. */
export const collectionRefusals = {
  'agency-unknown': [422, 'This office has no such agency'],
  'collector-unknown': [422, 'This office has no such collector'],
  'collection-stays': [422, 'A collection stays in its office'],
  'collection-collected': [
    409,
    'This collection is collected: its schedule stays as it is, only its amount can be corrected.',
  ],
  'mention-unknown': [422, '{{name}} cannot be mentioned here: only people who see this collection can.'],
  'board-too-long': [422, 'These are more than 20,000 pick-ups: look at a day, or at one collector.'],
  'collection-not-deletable': [409, 'A collected collection cannot be deleted.'],
  'bulk-count': [409, 'These were {{expected}} collections, and are {{found}} by now. Look at them again first.'],
  'bulk-too-many': [422, 'At most {{most}} collections are changed at once. Choose fewer of them.'],
  'series-past': [422, 'What has been stays as it is: choose today or a later day'],
  'series-no-day': [422, 'This repetition means no day at all'],
  'series-no-collector': [422, 'This agency had no pick-up yet: choose a collector'],
  'schedule-of-office': [
    403,
    'You may record the amount, a note and files of this collection. Its schedule is set by the office.',
  ],
  'file-type': [422, MEDIA_TYPE_MESSAGE],
  'file-empty': [422, '{{file}} is empty.'],
  'file-content': [415, 'The content of {{file}} is not that of a file with this name.'],
  'file-too-large': [413, 'A file has at most {{megabytes}} MB.'],
  'too-many-files': [409, 'A collection takes at most {{files}} files.'],
  'upload-link-invalid': [403, 'This link is not valid, or it has expired.'],
  'upload-link-used': [409, 'This link was used already: each takes one file.'],
  'not-located': [404, 'This address could not be located.'],
} as const satisfies Refusals;
