import type { ImportKindName } from '@comptoir/api-contract/imports';

/** What a list says of its own imports: the words of the business stay with it. */
export interface ImportWords {
  kind: ImportKindName;
  /** The title of the page, for example 'Import agencies'. */
  title: string;
  /** Which record a row is about, in a sentence. */
  rule: string;
  /** What happens with it beside, for example that collectors are invited by mail. */
  effect?: string;
  /** The labels of the fields. */
  fields: Readonly<Record<string, string>>;
  /** The path of the list. */
  list: string;
}
