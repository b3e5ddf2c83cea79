/** What the page or dialog of a record says. */
export interface EditTexts {
  title: string;
  /** On the button that saves. */
  save: string;
  saved: string;
  saveFailed: string;
  /** What is asked before the record is deleted. */
  question: string;
  deleted: string;
  deleteFailed: string;
}

/** What the page or dialog of a new record says. */
export interface CreateTexts {
  title: string;
  description?: string;
  /** On the button that makes it. */
  create: string;
  created: string;
  createFailed: string;
}

type EditKey = 'editTitle' | 'save' | 'updated' | 'updateFailed' | 'deleteText' | 'deleted' | 'deleteFailed';
type CreateKey = 'newTitle' | 'create' | 'created' | 'createFailed';
type Texts<Area extends string, Key extends string> = (key: `${NoInfer<Area>}.${Key}`) => string;

/** The texts of a catalogue for the page of a record, all under one name, as `agencies.editTitle`. */
export function editTexts<Area extends string>(t: Texts<Area, EditKey>, area: Area): EditTexts {
  return {
    title: t(`${area}.editTitle`),
    save: t(`${area}.save`),
    saved: t(`${area}.updated`),
    saveFailed: t(`${area}.updateFailed`),
    question: t(`${area}.deleteText`),
    deleted: t(`${area}.deleted`),
    deleteFailed: t(`${area}.deleteFailed`),
  };
}

/** The texts of a catalogue for the page of a new record, all under one name, as `agencies.newTitle`. */
export function createTexts<Area extends string>(t: Texts<Area, CreateKey>, area: Area): CreateTexts {
  return {
    title: t(`${area}.newTitle`),
    create: t(`${area}.create`),
    created: t(`${area}.created`),
    createFailed: t(`${area}.createFailed`),
  };
}
