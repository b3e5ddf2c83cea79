import type { DemoDay } from './demo-day';
import type { DemoUser } from './demo-people';
import type { Random } from './random';

export interface DemoBusiness {
  admins: readonly DemoUser[];
  passwordHash: string;
  demo: DemoDay;
  random: Random;
}

export function adminOf({ admins }: DemoBusiness, countryCode: string): DemoUser {
  const admin = admins.find((candidate) => candidate.countryCode === countryCode);
  if (!admin) throw new Error(`The demo business has no ADMIN in ${countryCode}`);
  return admin;
}
