import { fireEvent, render, screen } from '@testing-library/react';
import { extensionOf } from './extension-of';
import { FilePreview } from './file-preview';

test('shows a picture', () => {
  render(<FilePreview name="receipt.jpg" picture="/media/1?signature=x" alt="receipt.jpg" />);
  expect(screen.getByRole('img', { name: 'receipt.jpg' })).toHaveAttribute('src', '/media/1?signature=x');
});

test('shows the extension of a file without a picture', () => {
  render(<FilePreview name="report.final.PDF" picture={undefined} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('pdf')).toBeVisible();
});

test('shows the extension of a picture that fails to load, until its URL changes', () => {
  const { rerender } = render(<FilePreview name="scan.tiff" picture="/media/1" alt="scan.tiff" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('tiff')).toBeVisible();
  rerender(<FilePreview name="scan.png" picture="/media/2" alt="scan.png" />);
  expect(screen.getByRole('img', { name: 'scan.png' })).toBeVisible();
});

test.each([
  ['receipt.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['README', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
