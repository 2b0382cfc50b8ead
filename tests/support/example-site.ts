import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ExampleSite = { url: string; stop: () => void }

/**
 * A website of another origin with a strict policy: it allows the widget's script and frame, but no inline styles or
 * scripts. Chromium resolves every name below localhost to this machine.
 */
export async function startExampleSite(product: string, slug: string, name = 'shop'): Promise<ExampleSite> {
  const script = `<script src="${product}/widget.js" data-receptionist="${slug}" async></script>`
  const server = createServer((request, response) => {
    const language = request.url === '/ga' ? 'ga' : 'en'
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${product}; frame-src ${product}; require-trusted-types-for 'script'`,
    )
    // Twice, for sites where both a template and a plug-in add it.
    response.end(`<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width">
      <title>Shop</title>${script}</head>
      <body><main><h1>Shop</h1><p><a href="/prices">Prices</a></p></main>${script}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://${name}.localhost:${port}`, stop: () => server.close() }
}
