import { v7 as newId } from 'uuid';
import { describeOnDatabases } from '../../test/databases';
import { openSmallBusiness, type SmallBusiness } from '../../test/small-business';
import { secretCipher } from './secret-cipher';
import { findFactors, resealSecrets } from './factors.repository';

const OLD = 'the secret of a deployment until today';
const NEW = 'the secret of a deployment from today on';
const OWNER = '01890000-0000-7000-8000-0000000000aa';

test('a sealed secret opens for its owner, and with a known key', () => {
  const cipher = secretCipher([OLD]);
  const sealed = cipher.encrypt('JBSWY3DPEHPK3PXP', OWNER);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(cipher.encrypt('JBSWY3DPEHPK3PXP', OWNER)).not.toBe(sealed);
  expect(cipher.decrypt(sealed, OWNER)).toBe('JBSWY3DPEHPK3PXP');
  expect(secretCipher([NEW, OLD]).decrypt(sealed, OWNER)).toBe('JBSWY3DPEHPK3PXP');
  expect(secretCipher([NEW]).decrypt(sealed, OWNER)).toBeUndefined();
  expect(() => cipher.decrypt(sealed, newId())).toThrow('unable to authenticate data');
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  expect(() => cipher.decrypt(changed, OWNER)).toThrow('unable to authenticate data');
});

describeOnDatabases('stored secrets', ({ connection }) => {
  let business: SmallBusiness;
  beforeAll(async () => {
    business = await openSmallBusiness(connection());
  });

  test('are sealed again with a new key, and stay readable for servers that know both', async () => {
    const userId = business.people.ADMIN.id;
    const secret = secretCipher([OLD]).encrypt('JBSWY3DPEHPK3PXP', userId);
    await connection()
      .insertInto('factors')
      .values({ id: newId(), userId, kind: 'TOTP', secret, credentialId: null, publicKey: null })
      .execute();
    expect(await resealSecrets(connection(), secretCipher([NEW]))).toBe(1);
    expect((await findFactors(connection(), userId))[0]?.secret).toBe(secret);
    expect(await resealSecrets(connection(), secretCipher([NEW, OLD]))).toBe(0);
    const [row] = await findFactors(connection(), userId);
    expect(secretCipher([NEW]).decrypt(row?.secret ?? '', userId)).toBe('JBSWY3DPEHPK3PXP');
  });
});
