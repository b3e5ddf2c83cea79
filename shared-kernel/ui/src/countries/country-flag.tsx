import type { ImgHTMLAttributes } from 'react';
import { classNames } from '../components/class-names';
import styles from './country-flag.module.css';

/** URL of a flag's SVG file, emitted by `countryFlagFiles`. */
export function countryFlagUrl(code: string): string {
  return `/flags/${code}.svg`;
}

interface CountryFlagProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> {
  code: string;
  /** Height in CSS pixels; the width is 1.5 times that. */
  size?: number;
}

/** A flag, loaded lazily. Decorative beside the country's name; give it an `alt` otherwise. */
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
