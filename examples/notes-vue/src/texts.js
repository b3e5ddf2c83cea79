export const texts = {
  en: { title: 'Notes', note: 'New note', add: 'Add', none: 'No notes yet', added: 'Note added', remove: 'Remove' },
  fr: {
    title: 'Notes',
    note: 'Nouvelle note',
    add: 'Ajouter',
    none: 'Aucune note',
    added: 'Note ajoutée',
    remove: 'Supprimer',
  },
  ar: {
    title: 'ملاحظات',
    note: 'ملاحظة جديدة',
    add: 'إضافة',
    none: 'لا توجد ملاحظات بعد',
    added: 'أُضيفت الملاحظة',
    remove: 'حذف',
  },
};
