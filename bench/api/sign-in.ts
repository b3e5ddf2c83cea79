export async function signIn(address: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} cannot sign in: ${await answer.text()}`);
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return token;
}
