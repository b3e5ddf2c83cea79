/** Names of the kernel's icons, for validation without their drawings. */
export const ICON_NAMES: readonly string[] = (
  'admins agencies archive back calendar camera cash check close collections collectors dashboard delete down ' +
  'download edit empty error exchange file filter forward hide info language light dark location ' +
  'logout menu money-book move offices phone plus previous reverse search settings show success ' +
  'suppliers upload user warning'
).split(' ');
