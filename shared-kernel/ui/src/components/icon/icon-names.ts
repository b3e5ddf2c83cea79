import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** Drawing of an area in the navigation, loaded with the layout. */
const AREA = 'area';
/** Drawing fetched on demand, because no first page uses it. */
const LATE = 'late';

/** Drawings by the name used in screens and descriptors. */
export const ICONS = {
  admins: LATE,
  agencies: AREA,
  back: ArrowLeftOutlined,
  calendar: AREA,
  camera: LATE,
  cash: AREA,
  check: CheckOutlined,
  close: CloseOutlined,
  collections: AREA,
  collectors: AREA,
  dark: LATE,
  dashboard: AREA,
  delete: LATE,
  down: DownOutlined,
  download: DownloadOutlined,
  edit: LATE,
  empty: InboxOutlined,
  error: CloseCircleFilled,
  exchange: AREA,
  file: LATE,
  filter: LATE,
  forward: RightOutlined,
  hide: LATE,
  info: InfoCircleFilled,
  language: LATE,
  light: LATE,
  location: LATE,
  logout: LATE,
  menu: MenuOutlined,
  'money-book': AREA,
  offices: LATE,
  phone: LATE,
  plus: PlusOutlined,
  previous: LATE,
  reverse: LATE,
  search: SearchOutlined,
  settings: LATE,
  show: EyeOutlined,
  success: CheckCircleFilled,
  suppliers: AREA,
  upload: LATE,
  user: LATE,
  warning: ExclamationCircleFilled,
} as const satisfies Record<string, IconDefinition | typeof AREA | typeof LATE>;

/** Name of an icon, in components and in descriptors of remotes. */
export type IconName = keyof typeof ICONS;

/** True for the name of an icon; used by the schema of descriptors. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
