import en from './en.json';

type Lazy<Tree> = () => Promise<{ default: Tree }>;

/** Adds field labels to the texts of a package, as `field.city`; French and Arabic load with the package's texts. */
export function withFieldLabels<English extends object, Other extends object>(texts: {
  en: English;
  fr: Lazy<Other>;
  ar: Lazy<Other>;
}) {
  return {
    en: { ...texts.en, ...en },
    fr: () => joined(texts.fr, () => import(/* webpackChunkName: "field-labels" */ './fr.json')),
    ar: () => joined(texts.ar, () => import(/* webpackChunkName: "field-labels" */ './ar.json')),
  };
}

async function joined<Own extends object, Labels extends object>(own: Lazy<Own>, labels: Lazy<Labels>) {
  const [texts, words] = await Promise.all([own(), labels()]);
  return { default: { ...texts.default, ...words.default } };
}
