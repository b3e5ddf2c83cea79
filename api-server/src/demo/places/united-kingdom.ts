import { placesIn } from './place';

export const LONDON = placesIn('London', [
  ['Whitechapel', '146 Whitechapel Road', 'E1 1DU', 51.5178, -0.0635],
  ['Commercial Road', '210 Commercial Road', 'E1 2JT', 51.514, -0.058],
  ['Bethnal Green', '382 Bethnal Green Road', 'E2 0AG', 51.5268, -0.0615],
  ['Dalston', '74 Kingsland High Street', 'E8 2NS', 51.548, -0.0757],
  ['Mare Street', '302 Mare Street', 'E8 1HE', 51.544, -0.0555],
  ['Upton Park', '318 Green Street', 'E13 9AP', 51.5365, 0.0345],
  ['Forest Gate', '121 Romford Road', 'E7 9HZ', 51.5455, 0.0245],
  ['East Ham', '66 High Street North', 'E6 2HJ', 51.535, 0.0525],
  ['Barking Road', '190 Barking Road', 'E6 3BP', 51.5295, 0.0425],
  ['Edgware Road', '129 Edgware Road', 'W2 2HR', 51.5163, -0.1648],
  ['Shepherd’s Bush', '88 Uxbridge Road', 'W12 8LR', 51.5048, -0.2262],
  ['Finsbury Park', '246 Seven Sisters Road', 'N4 2HY', 51.5645, -0.1055],
  ['Tottenham', '512 High Road', 'N17 9JF', 51.596, -0.0688],
  ['Peckham', '133 Rye Lane', 'SE15 4ST', 51.4695, -0.0688],
  ['Brixton', '467 Brixton Road', 'SW9 8HH', 51.4625, -0.1147],
  ['Lewisham', '95 Lewisham High Street', 'SE13 6AT', 51.4625, -0.0115],
]);

export const MANCHESTER = placesIn('Manchester', [
  ['Rusholme', '104 Wilmslow Road', 'M14 5AJ', 53.4555, -2.2235],
  ['Northern Quarter', '45 Oldham Street', 'M1 1JG', 53.483, -2.235],
  ['Cheetham Hill', '410 Cheetham Hill Road', 'M8 9LE', 53.5055, -2.2375],
  ['Longsight', '547 Stockport Road', 'M12 4JH', 53.459, -2.2015],
  ['Deansgate', '120 Deansgate', 'M3 2GP', 53.4815, -2.2478],
  ['Oxford Road', '58 Oxford Street', 'M1 6EU', 53.476, -2.241],
  ['Market Street', '84 Market Street', 'M1 1PD', 53.4823, -2.2383],
  ['Moss Side', '208 Princess Road', 'M14 4RQ', 53.454, -2.244],
  ['Piccadilly', '37 Piccadilly', 'M1 1LQ', 53.4813, -2.236],
  ['Chorlton', '472 Barlow Moor Road', 'M21 0BQ', 53.442, -2.277],
]);
