import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilePicker } from './file-picker';

const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' });
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

function show() {
  const onPick = jest.fn();
  render(
    <FilePicker label="Files" extensions={['pdf', 'jpg']} onPick={onPick}>
      Choose files, or drop them here
    </FilePicker>,
  );
  return onPick;
}

test('accepts several files at once', async () => {
  const onPick = show();
  await userEvent.upload(screen.getByLabelText('Files'), [receipt, photo]);
  expect(onPick).toHaveBeenCalledWith([receipt, photo]);
});

test('the dialog offers the accepted types', () => {
  show();
  expect(screen.getByLabelText('Files')).toHaveAttribute('accept', '.pdf,.jpg');
});

test('on a phone the camera opens at once', () => {
  render(
    <FilePicker label="Photo" source="camera" extensions={['pdf', 'jpg']} onPick={jest.fn()}>
      Take a photo
    </FilePicker>,
  );
  expect(screen.getByLabelText('Photo')).toHaveAttribute('capture', 'environment');
  expect(screen.getByLabelText('Photo')).toHaveAttribute('accept', 'image/*');
});
