import { useState, type ReactNode } from 'react';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon/icon';
import { useFieldControl } from '../components/field/field-context';
import styles from './file-picker.module.css';

interface FilePickerProps {
  /** Called with the chosen or dropped files; the caller must check their types. */
  onPick: (files: readonly File[]) => void;
  /** Extensions without a dot, offered by the browser's dialog. */
  extensions: readonly string[];
  /** `camera` opens the camera of a phone instead of the file dialog. */
  source?: 'files' | 'camera';
  single?: boolean;
  /** Accessible name outside a `Field`. */
  label?: string;
  children: ReactNode;
}

/** Accepts files from a dialog or by drag and drop; several at once unless `single` is set. */
export function FilePicker({ onPick, extensions, source = 'files', single = false, label, children }: FilePickerProps) {
  const [over, setOver] = useState(false);
  return (
    <div className={classNames(styles.picker, over && styles.over)}>
      <Icon name={source === 'camera' ? 'camera' : 'upload'} />
      {children}
      <input
        {...useFieldControl()}
        type="file"
        {...(source === 'camera'
          ? { accept: 'image/*', capture: 'environment' }
          : { accept: extensions.map((extension) => `.${extension}`).join(','), multiple: !single })}
        aria-label={label}
        className={styles.input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Allows choosing the same file again after its removal.
          target.value = '';
        }}
      />
    </div>
  );
}
