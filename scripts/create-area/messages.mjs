/** @typedef {{ singular: string, plural: string }} Names */

/**
 * Texts of a resource's pages. French and Arabic avoid articles and genders: a native speaker should review them.
 * @type {Readonly<Record<string, (names: Names) => { list: Record<string, string>, record: { name: string }, notFound: string }>>}
 */
export const MESSAGES = {
  en: ({ singular, plural }) => ({
    list: {
      title: capital(plural),
      add: `Add ${singular}`,
      empty: `No ${plural} found`,
      count_one: `{{count, number}} ${singular}`,
      count_other: `{{count, number}} ${plural}`,
      newTitle: `New ${capital(singular)}`,
      editTitle: `Edit ${capital(singular)}`,
      create: `Create ${singular}`,
      save: 'Save changes',
      deleteText: `This action cannot be undone. This will permanently delete the ${singular}.`,
      created: `${capital(singular)} created successfully`,
      updated: `${capital(singular)} updated successfully`,
      deleted: `${capital(singular)} deleted successfully`,
      createFailed: `Failed to create ${singular}.`,
      updateFailed: `Failed to update ${singular}. Please try again.`,
      deleteFailed: `Failed to delete ${singular}.`,
    },
    record: { name: 'Name' },
    notFound: `This ${singular} does not exist.`,
  }),
  fr: ({ singular, plural }) => ({
    list: {
      title: capital(plural),
      add: `Ajouter : ${singular}`,
      empty: `${capital(plural)} : aucun résultat`,
      count_one: `{{count, number}} ${singular}`,
      count_many: `{{count, number}} ${plural}`,
      count_other: `{{count, number}} ${plural}`,
      newTitle: `Ajouter : ${singular}`,
      editTitle: `Modifier : ${singular}`,
      create: `Ajouter : ${singular}`,
      save: 'Enregistrer les modifications',
      deleteText: `Cette action est irréversible. Suppression définitive : ${singular}.`,
      created: `${capital(singular)} : enregistrement réussi`,
      updated: `${capital(singular)} : modification enregistrée`,
      deleted: `${capital(singular)} : suppression réussie`,
      createFailed: `${capital(singular)} : l’enregistrement a échoué`,
      updateFailed: `${capital(singular)} : la modification a échoué`,
      deleteFailed: `${capital(singular)} : la suppression a échoué`,
    },
    record: { name: 'Nom' },
    notFound: `${capital(singular)} : introuvable.`,
  }),
  ar: ({ singular, plural }) => ({
    list: {
      title: plural,
      add: `إضافة: ${singular}`,
      empty: `${plural}: لا توجد نتائج`,
      ...Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`count_${form}`, `${plural}: {{count, number}}`]),
      ),
      newTitle: `إضافة: ${singular}`,
      editTitle: `تعديل: ${singular}`,
      create: `إضافة: ${singular}`,
      save: 'حفظ التغييرات',
      deleteText: `لا يمكن التراجع عن هذا الإجراء. حذف نهائي: ${singular}.`,
      created: `${singular}: تم الحفظ`,
      updated: `${singular}: تم حفظ التغييرات`,
      deleted: `${singular}: تم الحذف`,
      createFailed: `${singular}: تعذر الحفظ`,
      updateFailed: `${singular}: تعذر حفظ التغييرات`,
      deleteFailed: `${singular}: تعذر الحذف`,
    },
    record: { name: 'الاسم' },
    notFound: `${singular}: غير موجود.`,
  }),
};

/** @param {string} word */
export function capital(word) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
