import {
  IMPORT_FIELDS,
  IMPORT_KEYS,
  IMPORT_NEEDED,
  type ImportField,
  type ImportKindName,
} from '@comptoir/api-contract/imports';
import { LANGUAGE_CODES, type LanguageCode } from '@comptoir/api-contract/languages';
import { exportTexts } from '../exports/export-texts';
import { refused } from '../api-error';
import { normalizeTitle } from './cells/normalize-title';

const OTHER_TITLES: Readonly<Record<string, string>> = {
  name: 'agency,agency name,shop,full name,agence,nom de l’agence,raison sociale,nom complet,nom et prénom,collector,collecteur,supplier,fournisseur,vendor,company,société,الوكالة,الاسم الكامل,المورد,المحصل',
  address: 'street,address line 1,rue,voie,الشارع',
  city: 'town,commune,locality,localité,البلدية,المدينة',
  postalCode: 'zip,zip code,post code,postal code,cp,code postal,الرمز البريدي',
  countryCode: 'country code,code pays,رمز البلد',
  email: 'mail,e-mail,email address,adresse e-mail,courriel,adresse mail,البريد,البريد الإلكتروني',
  phone: 'telephone,mobile,phone number,tél,téléphone,portable,numéro de téléphone,الهاتف,رقم الهاتف',
  lat: 'lat,latitude,خط العرض',
  lon: 'lng,long,lon,longitude,خط الطول',
  id: 'number,no,n°,numéro,الرقم',
  agency: 'agency name,shop,agence,nom de l’agence,الوكالة',
  collector:
    'collector name,driver,courier,collected by,collecteur,encaisseur,agent de collecte,coursier,chauffeur,المحصل,المحصّل,السائق',
  date: 'date,day,pick-up date,scheduled for,jour,date prévue,date de collecte,التاريخ,اليوم',
  time: 'time,hour,pick-up time,heure,horaire,heure prévue,heure de passage,الساعة,الوقت,التوقيت',
  position: 'position,order,rank,round,stop,ordre,rang,tournée,ordre de passage,الترتيب,الدور',
  currency: 'devise,monnaie,العملة',
  amount: 'amount,sum,planned amount,montant,somme,montant prévu,المبلغ',
  note: 'comment,remark,remarque,commentaire,ملاحظة',
};

/** Column titles of an import file in one language; reuses the titles of exports where they exist. */
export function titlesOf(kind: ImportKindName, language: LanguageCode): { field: string; title: string }[] {
  const { collections, imports, field: labels } = exportTexts(language);
  const own: Readonly<Record<string, string>> = {
    ...labels,
    ...imports,
    ...(kind === 'collections' && {
      id: collections.id,
      agency: collections.agency,
      collector: collections.collector,
      date: collections.scheduledDate,
      currency: collections.currency,
      amount: collections.scheduledAmount,
    }),
  };
  return IMPORT_FIELDS[kind].map((field: ImportField) => ({ field, title: own[field] ?? field }));
}

/** Guesses the field of each column from its title, in any language; each field at most once. */
export function guessFields(kind: ImportKindName, titles: readonly string[]): (string | null)[] {
  const own = LANGUAGE_CODES.flatMap((language) => titlesOf(kind, language));
  const others = IMPORT_FIELDS[kind].flatMap((field: ImportField) =>
    (OTHER_TITLES[field] ?? '').split(',').map((title) => ({ field, title })),
  );
  const fieldsByTitle = new Map([...others, ...own].map(({ field, title }) => [normalizeTitle(title), field]));
  const used = new Set<string>();
  return titles.map((title) => {
    const field = fieldsByTitle.get(normalizeTitle(title));
    if (field === undefined || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

function isMapped(kind: ImportKindName, fields: readonly (string | null)[]): boolean {
  return IMPORT_KEYS[kind].every((key) => fields.includes(key));
}

/** True if the guess needs no confirmation: an unknown title may be a field that is missing. */
export function isCertain(
  kind: ImportKindName,
  { titles, fields }: { titles: readonly string[]; fields: readonly (string | null)[] },
): boolean {
  if (!isMapped(kind, fields)) return false;
  const isUnknown = titles.some((title, at) => title !== '' && (fields[at] ?? null) === null);
  return !isUnknown || fields.includes('id') || IMPORT_NEEDED[kind].every((field) => fields.includes(field));
}

/**
 * Index of the title row: the row with the most known titles, else the first wide row, which skips text above the
 * table.
 */
export function guessHeader(kind: ImportKindName, head: readonly { cells: readonly string[] }[]): number {
  const matches = head.map(({ cells }) => guessFields(kind, cells).filter((field) => field !== null).length);
  const most = Math.max(...matches);
  const at = matches.indexOf(most);
  // With one match only the first row counts; a record below may contain the word.
  if (most > 1 || (most === 1 && at === 0)) return at;
  const filled = head.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(...filled);
  return filled.findIndex((count) => count * 2 >= widest);
}

/** @throws {ApiError} 422 for an unknown field, a field mapped twice, or a mapping without key fields */
export function requireMapping(kind: ImportKindName, fields: readonly (string | null)[]): void {
  const mapped = fields.filter((field) => field !== null);
  const allowed: readonly string[] = IMPORT_FIELDS[kind];
  const strange = mapped.find((field) => !allowed.includes(field));
  if (strange !== undefined) throw refused('import-column', { field: IMPORT_KEYS[kind].join(', ') });
  const twice = mapped.find((field, at) => mapped.indexOf(field) !== at);
  if (twice !== undefined) throw refused('import-column-twice', { field: twice });
  const missing = IMPORT_KEYS[kind].filter((key) => !mapped.includes(key));
  if (missing.length > 0) throw refused('import-column', { field: missing.join(', ') });
}
