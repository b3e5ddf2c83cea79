/** The texts of one language: a tree whose leaves are texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** The dotted paths to the texts of a tree; the plural forms of a text share one path. */
export type MessageKey<Tree extends MessageTree> = {
  [Key in keyof Tree & string]: Tree[Key] extends MessageTree ? `${Key}.${MessageKey<Tree[Key]>}` : WithoutPlural<Key>;
}[keyof Tree & string];

/** What a text names in double braces; `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text under `key` in the language of the page. */
export type Translate<Tree extends MessageTree> = (key: MessageKey<Tree>, values?: MessageValues) => string;
