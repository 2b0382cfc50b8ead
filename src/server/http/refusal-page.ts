import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.25rem;color:#16211c;background:#f6f6f1}' +
  '@media(prefers-color-scheme:dark){body{color:#e9ece6;background:#0f1613}a{color:inherit}}'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Allows only the inline style of this page. */
export const REFUSAL_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`

/** The page for a request that is refused before it reaches a route. */
export function renderRefusalPage(message: string, requestId: string) {
  return html`<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>That did not work</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>That did not work</h1>
<p>${message}</p>
<p><a href="/">Go to the home page</a></p>
<p><small>Reference: ${requestId}</small></p>
</main>
</body>
</html>`
}
