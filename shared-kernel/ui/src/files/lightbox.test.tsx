import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { FilePreview } from './file-preview';
import { useLightbox } from './use-lightbox';

const pictures = ['receipt.jpg', 'shop.png', 'bag.webp'].map((name) => ({ name, url: `/media/${name}` }));

function Tiles({ shown = pictures }: { shown?: typeof pictures }) {
  const { enlarge, lightbox } = useLightbox(shown);
  return (
    <>
      {shown.map(({ name, url }) => (
        <FilePreview key={url} name={name} picture={url} onEnlarge={() => enlarge(url)} />
      ))}
      {lightbox}
    </>
  );
}

const tile = (name: string) => screen.getByRole('button', { name: `Enlarge ${name}` });
const dialog = (name: string) => screen.getByRole('dialog', { name });

afterEach(() => act(() => setLanguage('en')));

test('a picture is enlarged under its name, and Escape returns to it', async () => {
  render(<Tiles />);
  await userEvent.click(tile('shop.png'));
  expect(within(dialog('shop.png')).getByRole('img', { name: 'shop.png' })).toHaveAttribute('src', '/media/shop.png');
  expect(screen.getByText('2 of 3')).toBeVisible();
  fireEvent(dialog('shop.png'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tile('shop.png')).toHaveFocus();
});

test('the keyboard opens it and cycles through the pictures', async () => {
  render(<Tiles />);
  tile('shop.png').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(dialog('bag.webp')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog('receipt.jpg')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog('bag.webp')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(dialog('shop.png')).toBeVisible();
});

test('in right-to-left languages the left arrow goes forward', async () => {
  await act(() => setLanguage('ar'));
  render(<Tiles />);
  await userEvent.click(screen.getByRole('button', { name: /receipt\.jpg/ }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog('shop.png')).toBeVisible();
});

test('a single picture has no navigation', async () => {
  render(<Tiles shown={pictures.slice(0, 1)} />);
  await userEvent.click(tile('receipt.jpg'));
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});

test('a picture that fails to load shows its extension and is no button', () => {
  render(<FilePreview name="scan.tiff" picture="/media/1" alt="scan.tiff" onEnlarge={() => undefined} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('tiff')).toBeVisible();
});
