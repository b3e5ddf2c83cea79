import { useState, type ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon/icon';
import { useFieldControl } from '../ui/field/field-context';
import styles from './file-picker.module.css';

interface FilePickerProps {
  /** Called with what was chosen or dropped; the types are for the caller to check. */
  onPick: (files: readonly File[]) => void;
  /** Extensions without a dot that the browser's dialog offers. */
  extensions: readonly string[];
  /** `camera`: a telephone takes a picture at once instead of asking for a file. */
  source?: 'files' | 'camera';
  /** Whether it takes one file alone. */
  single?: boolean;
  /** Its name, where no `Field` gives it one. */
  label?: string;
  /** What it says to do. */
  children: ReactNode;
}

/** Takes files, several at once unless it is said otherwise, from a dialog or dropped onto it. */
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
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </div>
  );
}
