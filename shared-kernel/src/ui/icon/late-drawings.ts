import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { IconName } from './icon-names';

/** The drawings that no first page shows. */
export const LATE_DRAWINGS: Partial<Record<IconName, IconDefinition>> = {
  camera: CameraOutlined,
  dark: MoonOutlined,
  file: FileOutlined,
  language: GlobalOutlined,
  light: SunOutlined,
  location: EnvironmentOutlined,
  logout: LogoutOutlined,
  phone: PhoneOutlined,
  upload: UploadOutlined,
  user: UserOutlined,
};
