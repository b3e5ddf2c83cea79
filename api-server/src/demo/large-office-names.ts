function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

export const AGENCY_KINDS = words(`
  Superette, Pharmacie, Librairie, Alimentation, Taxiphone, Bijouterie, Quincaillerie, Boucherie,
  Boulangerie, Droguerie, Parfumerie, Électroménager, Kiosque, Cosmétique, Mercerie, Papeterie, Pièces Auto,
  Station-service, Pâtisserie, Bureau de tabac
`);

export const FAMILY_NAMES = words(`
  Benali, Khelifi, Meziane, Brahimi, Cherif, Haddad, Boudiaf, Saadi, Mansouri, Belkacem, Bouzid, Hamdi,
  Zerrouki, Guerfi, Amrani, Bensalem, Boukhari, Djebbar, Ferhat, Ghezali, Hamidi, Kaci, Lakhdar, Mebarki,
  Nacer, Ouali, Rahmani, Slimani, Tahar, Yahiaoui, Ziani, Aissaoui, Bouaziz, Chikhi, Derradji, Fodil,
  Goumri, Hadj Ali, Idir, Kebir, Larbi, Madani, Nouri, Ouardi, Rezig, Sahraoui, Touati, Yousfi, Zidane,
  Allaoui, Bendjelloul, Chaouch, Dahmani, Essaid, Ferroukhi, Guendouz, Hocine, Issad, Kouider, Laoufi,
  Merabet, Nait, Oukaci, Rabhi, Seddik, Tebboune
`);

export const FIRST_NAMES = words(`
  Amine, Nawel, Rachid, Imane, Farid, Sabrina, Lotfi, Meriem, Nabil, Hanane, Omar, Souad, Tarek, Yasmina,
  Zakaria, Kahina
`);

export const STREETS = words(`
  Rue des Frères Bouadou, Rue du 1er Novembre, Boulevard de l’ALN, Rue Ahmed Zabana,
  Avenue de l’Indépendance, Rue Hassiba Ben Bouali, Rue du 8 Mai 1945, Boulevard Krim Belkacem,
  Rue Larbi Tebessi, Rue des Oliviers, Cité des Orangers, Rue Mustapha Ben Boulaïd, Avenue du 5 Juillet,
  Rue Amirouche, Cité 1200 Logements
`);

/** Communes of the wilaya of Algiers: name, postal code, and centre of the built-up area in degrees. */
export const COMMUNES = [
  ['Alger Centre', '16000', 36.764, 3.054],
  ['Bab El Oued', '16009', 36.79, 3.05],
  ['Belouizdad', '16015', 36.753, 3.064],
  ['El Biar', '16030', 36.768, 3.03],
  ['Hydra', '16035', 36.745, 3.04],
  ['Kouba', '16050', 36.729, 3.082],
  ['Hussein Dey', '16040', 36.738, 3.096],
  ['Bachdjerrah', '16210', 36.721, 3.111],
  ['El Harrach', '16200', 36.716, 3.134],
  ['Bab Ezzouar', '16311', 36.72, 3.183],
  ['Dar El Beïda', '16100', 36.712, 3.213],
  ['Bordj El Kiffan', '16120', 36.743, 3.195],
  ['Mohammadia', '16058', 36.732, 3.158],
  ['Birkhadem', '16330', 36.714, 3.05],
  ['Bir Mourad Raïs', '16300', 36.735, 3.05],
  ['Ben Aknoun', '16028', 36.758, 3.012],
  ['Dély Ibrahim', '16320', 36.753, 2.985],
  ['Chéraga', '16002', 36.766, 2.958],
  ['Ouled Fayet', '16094', 36.735, 2.95],
  ['Draria', '16050', 36.716, 2.998],
  ['Baraki', '16027', 36.667, 3.096],
  ['Rouiba', '16012', 36.737, 3.281],
  ['Réghaïa', '16036', 36.736, 3.34],
  ['Douéra', '16049', 36.67, 2.944],
  ['Zéralda', '16063', 36.708, 2.843],
  ['Staouéli', '16062', 36.752, 2.887],
] as const;
