import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { ALGIERS, CONSTANTINE, ORAN } from './places/algeria';
import { LYON, MARSEILLE, PARIS } from './places/france';
import type { Place } from './places/place';
import { LONDON, MANCHESTER } from './places/united-kingdom';

export interface DemoOffice {
  name: string;
  city: string;
  countryCode: 'DZ' | 'FR' | 'GB';
  manager: string;
  collectors: readonly string[];
  suppliers: readonly string[];
  places: readonly Place[];
}

export interface DemoCountry {
  currency: CurrencyCode;
  others: readonly CurrencyCode[];
  /** Range of a collection, in major units. */
  amounts: readonly [lowest: number, highest: number];
  agencyKinds: readonly string[];
  /** Day of the week; 0 is Sunday. */
  dayOff: number;
  timeZone: string;
  /** Range reserved for fiction, where the country has one. */
  phone: string;
}

export const DEMO_COUNTRIES: Record<DemoOffice['countryCode'], DemoCountry> = {
  DZ: {
    currency: 'DZD',
    others: ['EUR', 'USD'],
    amounts: [60_000, 850_000],
    agencyKinds: ['Superette', 'Pharmacie', 'Librairie', 'Alimentation', 'Taxiphone', 'Bijouterie'],
    dayOff: 5,
    timeZone: 'Africa/Algiers',
    phone: '+213 555 01',
  },
  FR: {
    currency: 'EUR',
    others: ['USD', 'GBP'],
    amounts: [450, 6800],
    agencyKinds: ['Tabac', 'Épicerie', 'Presse', 'Boulangerie', 'Pharmacie', 'Bazar'],
    dayOff: 0,
    timeZone: 'Europe/Paris',
    phone: '+33 1 99 00',
  },
  GB: {
    currency: 'GBP',
    others: ['EUR', 'USD'],
    amounts: [380, 5600],
    agencyKinds: ['Post Office', 'Food & Wine', 'News', 'Pharmacy', 'Mini Market', 'Cash & Carry'],
    dayOff: 0,
    timeZone: 'Europe/London',
    phone: '+44 20 7946 0',
  },
};

export const DEMO_OFFICES: readonly DemoOffice[] = [
  {
    name: 'Algiers Centre',
    city: 'Algiers',
    countryCode: 'DZ',
    manager: 'Samira Boudiaf',
    collectors: ['Yacine Khelifi', 'Amel Cherif', 'Riad Meziane', 'Sofiane Brahimi', 'Lynda Ait Ouali'],
    suppliers: ['Imprimerie Nadjah', 'Garage El Bahdja', 'Sécurité Atlas', 'Papeterie du Port', 'Nettoyage Yasmine'],
    places: ALGIERS,
  },
  {
    name: 'Oran Front de Mer',
    city: 'Oran',
    countryCode: 'DZ',
    manager: 'Mourad Belkacem',
    collectors: ['Hichem Saadi', 'Fatima Zohra Mansouri', 'Bilal Guerfi'],
    suppliers: ['Garage Santa Cruz', 'Imprimerie El Bahia', 'Gardiennage Murdjadjo', 'Papeterie Tahtaha'],
    places: ORAN,
  },
  {
    name: 'Constantine',
    city: 'Constantine',
    countryCode: 'DZ',
    manager: 'Leïla Benchikh',
    collectors: ['Nassim Bouzid', 'Rym Hamdi', 'Walid Zerrouki'],
    suppliers: ['Garage des Ponts', 'Imprimerie Rhumel', 'Sécurité Cirta'],
    places: CONSTANTINE,
  },
  {
    name: 'Paris Nord',
    city: 'Paris',
    countryCode: 'FR',
    manager: 'Claire Fontaine',
    collectors: ['Mamadou Diallo', 'Inès Moreau', 'Julien Lefèvre'],
    suppliers: ['Garage Ordener', 'Imprimerie du Canal', 'Vigilance Île-de-France', 'Papeterie Magenta'],
    places: PARIS,
  },
  {
    name: 'Lyon Part-Dieu',
    city: 'Lyon',
    countryCode: 'FR',
    manager: 'Thomas Girard',
    collectors: ['Sarah Benoît', 'Karim Tazi', 'Élodie Perrin'],
    suppliers: ['Garage des Brotteaux', 'Imprimerie Saône', 'Rhône Sécurité'],
    places: LYON,
  },
  {
    name: 'Marseille Vieux-Port',
    city: 'Marseille',
    countryCode: 'FR',
    manager: 'Nathalie Roux',
    collectors: ['Anthony Silvestri', 'Djamila Ferhat'],
    suppliers: ['Garage de la Plaine', 'Imprimerie du Panier', 'Calanques Sécurité'],
    places: MARSEILLE,
  },
  {
    name: 'London East',
    city: 'London',
    countryCode: 'GB',
    manager: 'Priya Raman',
    collectors: ['Daniel Osei', 'Aisha Rahman', 'Tom Whitfield', 'Mei Chen'],
    suppliers: ['Mile End Motors', 'Brick Lane Print', 'Eastgate Security', 'Stepney Stationers'],
    places: LONDON,
  },
  {
    name: 'Manchester Piccadilly',
    city: 'Manchester',
    countryCode: 'GB',
    manager: 'Owen Hughes',
    collectors: ['Zainab Iqbal', 'Liam Hargreaves'],
    suppliers: ['Ancoats Motors', 'Northern Print Works', 'Ardwick Security'],
    places: MANCHESTER,
  },
];
