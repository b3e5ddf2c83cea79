import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined';
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DragOutlined from '@ant-design/icons-svg/es/asn/DragOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined';
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import RollbackOutlined from '@ant-design/icons-svg/es/asn/RollbackOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { IconName } from './icon-names';

/** Drawings that no first page uses. */
export const ON_DEMAND_DRAWINGS: Partial<Record<IconName, IconDefinition>> = {
  admins: SolutionOutlined,
  archive: ContainerOutlined,
  camera: CameraOutlined,
  dark: MoonOutlined,
  delete: DeleteOutlined,
  edit: EditOutlined,
  file: FileOutlined,
  filter: FilterOutlined,
  hide: EyeInvisibleOutlined,
  language: GlobalOutlined,
  light: SunOutlined,
  location: EnvironmentOutlined,
  logout: LogoutOutlined,
  move: DragOutlined,
  offices: BankOutlined,
  phone: PhoneOutlined,
  previous: LeftOutlined,
  reverse: RollbackOutlined,
  settings: SettingOutlined,
  upload: UploadOutlined,
  user: UserOutlined,
};
