import { placesIn } from './place';

export const PARIS = placesIn('Paris', [
  ['Barbès', '23 Boulevard Barbès', '75018', 48.887, 2.3495],
  ['Goutte d’Or', '41 Rue de la Goutte d’Or', '75018', 48.8855, 2.352],
  ['Saint-Denis', '112 Rue du Faubourg Saint-Denis', '75010', 48.8768, 2.3557],
  ['Magenta', '96 Boulevard de Magenta', '75010', 48.8762, 2.3565],
  ['Belleville', '38 Rue de Belleville', '75020', 48.8722, 2.382],
  ['Pyrénées', '207 Rue des Pyrénées', '75020', 48.866, 2.3985],
  ['Clichy', '90 Avenue de Clichy', '75017', 48.8895, 2.3225],
  ['Rochechouart', '52 Boulevard de Rochechouart', '75018', 48.8832, 2.344],
  ['Marx Dormoy', '29 Rue Marx Dormoy', '75018', 48.8905, 2.3598],
  ['Flandre', '74 Avenue de Flandre', '75019', 48.889, 2.376],
  ['Avron', '61 Rue d’Avron', '75020', 48.8515, 2.403],
  ['Italie', '133 Avenue d’Italie', '75013', 48.8225, 2.3575],
  ['Tolbiac', '84 Rue de Tolbiac', '75013', 48.827, 2.366],
  ['Daguerre', '27 Rue Daguerre', '75014', 48.8345, 2.328],
  ['Commerce', '48 Rue du Commerce', '75015', 48.8465, 2.2935],
  ['Mouffetard', '75 Rue Mouffetard', '75005', 48.8425, 2.3498],
  ['Rivoli', '18 Rue de Rivoli', '75004', 48.8556, 2.3592],
  ['Jaurès', '105 Avenue Jean Jaurès', '75019', 48.8862, 2.3838],
]);

export const LYON = placesIn('Lyon', [
  ['Gambetta', '30 Cours Gambetta', '69007', 45.753, 4.848],
  ['Guillotière', '64 Grande Rue de la Guillotière', '69007', 45.7515, 4.85],
  ['République', '55 Rue de la République', '69002', 45.7615, 4.8358],
  ['Garibaldi', '180 Rue Garibaldi', '69003', 45.757, 4.8525],
  ['Lafayette', '87 Cours Lafayette', '69003', 45.7632, 4.85],
  ['Bellecour', '12 Place Bellecour', '69002', 45.7578, 4.832],
  ['Berthelot', '71 Avenue Berthelot', '69007', 45.745, 4.845],
  ['Croix-Rousse', '93 Grande Rue de la Croix-Rousse', '69004', 45.7785, 4.8285],
  ['Gratte-Ciel', '150 Cours Émile Zola, Villeurbanne', '69100', 45.769, 4.875],
  ['Jean Macé', '46 Avenue Jean Jaurès', '69007', 45.746, 4.8405],
  ['Monplaisir', '38 Avenue des Frères Lumière', '69008', 45.7447, 4.869],
  ['Marseille', '15 Rue de Marseille', '69007', 45.753, 4.841],
]);

export const MARSEILLE = placesIn('Marseille', [
  ['Canebière', '62 La Canebière', '13001', 43.2967, 5.379],
  ['Rome', '141 Rue de Rome', '13006', 43.2885, 5.3815],
  ['Belsunce', '19 Cours Belsunce', '13001', 43.2982, 5.3765],
  ['Noailles', '34 Rue d’Aubagne', '13001', 43.2952, 5.3802],
  ['National', '88 Boulevard National', '13003', 43.3065, 5.383],
  ['Baille', '103 Boulevard Baille', '13005', 43.2888, 5.392],
  ['Prado', '212 Avenue du Prado', '13008', 43.2795, 5.3885],
  ['Joliette', '57 Rue de la République', '13002', 43.302, 5.37],
  ['Libération', '40 Boulevard de la Libération', '13004', 43.2995, 5.3935],
  ['Paradis', '165 Rue Paradis', '13006', 43.287, 5.379],
  ['Michelet', '76 Boulevard Michelet', '13009', 43.262, 5.3975],
  ['Chartreux', '25 Avenue des Chartreux', '13004', 43.3045, 5.396],
]);
