/** Texts of a language: a tree whose leaves are texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** Dotted paths to the texts of a tree; plural forms of a text share one path. */
export type MessageKey<Tree extends MessageTree> = {
  [Key in keyof Tree & string]: Tree[Key] extends MessageTree ? `${Key}.${MessageKey<Tree[Key]>}` : WithoutPlural<Key>;
}[keyof Tree & string];

/** Values for the placeholders of a text; `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text under `key` in the language of the page. */
export type Translate<Tree extends MessageTree> = (key: MessageKey<Tree>, values?: MessageValues) => string;
