import type { ImgHTMLAttributes } from 'react';
import { classNames } from '../ui/class-names';
import styles from './country-flag.module.css';

/** Address of a flag's SVG file. `countryFlagFiles` puts the files there at build time. */
export function countryFlagUrl(code: string): string {
  return `/flags/${code}.svg`;
}

interface CountryFlagProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> {
  code: string;
  /** Height in CSS pixels; the width is one and a half times as much. */
  size?: number;
}

/** A flag, fetched when it comes into view. It decorates the country's name beside it unless given an `alt`. */
export function CountryFlag({ code, size = 14, alt = '', className, ...rest }: CountryFlagProps) {
  return (
    <img
      {...rest}
      className={classNames(styles.flag, className)}
      alt={alt}
      src={countryFlagUrl(code)}
      width={size * 1.5}
      height={size}
      loading="lazy"
    />
  );
}
