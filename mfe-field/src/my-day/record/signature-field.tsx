import { Button } from '@comptoir/ui';
import SignaturePad from 'signature_pad';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './signature-field.module.css';

interface SignatureFieldProps {
  /** Null after clearing. */
  onChange: (drawing: File | null) => void;
}

/** Signature drawn with a finger or a pen. The name of the signer is the way without one. */
export function SignatureField({ onChange }: SignatureFieldProps) {
  const t = useMessages();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);

  useEffect(() => {
    const surface = canvas.current;
    if (!surface?.getContext('2d')) return undefined;
    const drawn = new SignaturePad(surface, { penColor: '#000', backgroundColor: '#fff' });
    const fit = new ResizeObserver(() => resize(surface, drawn));
    fit.observe(surface);
    pad.current = drawn;
    return () => {
      fit.disconnect();
      drawn.off();
    };
  }, []);
  useEffect(() => {
    const drawn = pad.current;
    const report = () => onChange(drawn ? fileOf(drawn) : null);
    drawn?.addEventListener('endStroke', report);
    return () => drawn?.removeEventListener('endStroke', report);
  }, [onChange]);

  return (
    <section aria-labelledby={id} className={styles.signature}>
      <span id={id}>{t('record.signature')}</span>
      <canvas ref={canvas} className={styles.surface} />
      <Button
        size="small"
        variant="text"
        onClick={() => {
          pad.current?.clear();
          onChange(null);
        }}
      >
        {t('record.clearSignature')}
      </Button>
    </section>
  );
}

/** A canvas loses its drawing with its size, and is blurred if it has fewer pixels than the screen. */
function resize(surface: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  const strokes = pad.toData();
  surface.width = surface.offsetWidth * ratio;
  surface.height = surface.offsetHeight * ratio;
  surface.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(strokes);
}

function fileOf(pad: SignaturePad): File {
  const [, base64 = ''] = pad.toDataURL('image/png').split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return new File([bytes], 'signature.png', { type: 'image/png' });
}
