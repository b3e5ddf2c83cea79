/** Texts of an edit page or dialog. */
export interface EditTexts {
  title: string;
  save: string;
  saved: string;
  saveFailed: string;
  question: string;
  deleted: string;
  deleteFailed: string;
}

/** Texts of a create page or dialog. */
export interface CreateTexts {
  title: string;
  description?: string;
  create: string;
  created: string;
  createFailed: string;
}

type EditKey = 'editTitle' | 'save' | 'updated' | 'updateFailed' | 'deleteText' | 'deleted' | 'deleteFailed';
type CreateKey = 'newTitle' | 'create' | 'created' | 'createFailed';
type Texts<Area extends string, Key extends string> = (key: `${NoInfer<Area>}.${Key}`) => string;

/** Texts of an edit page from a catalogue, by prefix: `agencies.editTitle`. */
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

/** Texts of a create page from a catalogue, by prefix: `agencies.newTitle`. */
export function createTexts<Area extends string>(t: Texts<Area, CreateKey>, area: Area): CreateTexts {
  return {
    title: t(`${area}.newTitle`),
    create: t(`${area}.create`),
    created: t(`${area}.created`),
    createFailed: t(`${area}.createFailed`),
  };
}
