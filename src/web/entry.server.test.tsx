import { RouterContextProvider, type ServerBuild, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { DrawnPages } from '#server/http/drawn-pages.ts'
import { createRouteRenderer } from '#server/http/route-renderer.ts'
import { drawnPageContext, nonceContext, renderedContext } from '#server/http/router-context.ts'
import renderPage from './entry.server.tsx'

let drawings = 0
let answer: 'one' | 'two' | 'missing' = 'one'

function Page() {
  drawings += 1
  return <p>{String(useLoaderData())}</p>
}

const route = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  parentId,
  module: {
    default: Page,
    loader: () => (answer === 'missing' ? Promise.reject(new Response('gone', { status: 404 })) : answer),
    action: () => 'done',
  },
})

const routes = { page: route('page', '/page'), other: route('other', '/other') }
const build = {
  routes,
  assets: { entry: { module: '', imports: [] }, routes, url: '', version: '' },
  entry: { module: { default: renderPage } },
  future: {},
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild
const render = createRouteRenderer(build, 'production')

async function read(pages: DrawnPages, path: string) {
  const request = new Request(`https://ogham.example${path}`)
  const context = new RouterContextProvider()
  const rendered: { html?: string | Uint8Array<ArrayBuffer> } = {}
  context.set(renderedContext, rendered)
  context.set(nonceContext, 'bm9uY2U=')
  context.set(drawnPageContext, pages.slot('ses_a', request.url))
  const before = drawings
  const { status } = await render(request, context)
  const html = typeof rendered.html === 'string' ? rendered.html : new TextDecoder().decode(rendered.html)
  return { status, html, isDrawn: drawings > before }
}

test('a page is rendered again only for other data', async () => {
  const pages = new DrawnPages()
  answer = 'one'
  const first = await read(pages, '/page')
  expect(first).toMatchObject({ status: 200, isDrawn: true })
  expect(first.html).toContain('<p>one</p>')
  expect(await read(pages, '/page')).toEqual({ ...first, isDrawn: false })
  expect((await read(pages, '/page?tab=2')).isDrawn).toBe(true)
  expect((await read(pages, '/other')).isDrawn).toBe(true)
  answer = 'two'
  const changed = await read(pages, '/page')
  expect(changed.isDrawn).toBe(true)
  expect(changed.html).toContain('<p>two</p>')
})

test('a page with an error is not cached', async () => {
  const pages = new DrawnPages()
  answer = 'missing'
  for (let time = 0; time < 2; time += 1) expect((await read(pages, '/page')).status).toBe(404)
  answer = 'one'
  expect(await read(pages, '/page')).toMatchObject({ status: 200, isDrawn: true })
})
