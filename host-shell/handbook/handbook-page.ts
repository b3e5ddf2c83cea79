export interface ListedPage {
  address: string;
  title: string;
}

interface HandbookPage {
  page: ListedPage;
  parts: readonly { level: number; text: string; id: string }[];
  html: string;
  pages: readonly ListedPage[];
  stylesheet: string;
}

export function handbookPage({ page, parts, html, pages, stylesheet }: HandbookPage): string {
  const own = parts
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`)
    .join('');
  const list = pages
    .map(({ address, title }) =>
      address === page.address
        ? `<li><a href="${address}" aria-current="page">${title}</a>${own && `<ul>${own}</ul>`}</li>`
        : `<li><a href="${address}">${title}</a></li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Comptoir</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="/">Comptoir</a></header>
<div class="columns">
<nav aria-label="Handbook"><ul>${list}</ul></nav>
<main id="content" tabindex="-1">
${html}</main>
</div>
</body>
</html>
`;
}
