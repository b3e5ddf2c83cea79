export async function loadSignatureField() {
  return { default: (await import(/* webpackChunkName: "more" */ './signature-field')).SignatureField };
}

export async function loadCountedCash() {
  return { default: (await import(/* webpackChunkName: "more" */ './counted-cash')).CountedCash };
}
