export function agencyFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) =>
    [
      `Agency ${at}`,
      `${at} Rue Didouche Mourad`,
      'Alger',
      '16000',
      'DZ',
      at % Math.ceil(rows / 3) === 1 ? 'no address' : `agency-${at}@big.example`,
      `+213 21 ${at}`,
      '36.75',
      '3.05',
    ].join(';'),
  );
  return ['Name;Address;City;Postal code;Country;Email;Phone;Latitude;Longitude', ...lines].join('\r\n');
}
