import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { FramedPageHandle, PublicPageHandle } from '#contracts/public-page.ts'

type Routes = ServerBuild['routes']

const trees = new WeakMap<Routes, RouteObject[]>()

/** The key under which the page for every unknown address is kept. */
export const NOT_FOUND = '*'

export type PublicPage = {
  /** Only the search parameters that the route names, with the values it names, count: others must not fill the cache. */
  key: string
  /** The one spelling of the page's address; any other (case, encoding, slashes) would fill the cache as well. */
  path: string
}

/** What is asked for, if it is a page that is the same for everyone; undefined for a private one. */
export function findPublicPage(routes: Routes, url: URL): PublicPage | undefined {
  // React Router's own requests for the data of a page, never for the page.
  if (url.pathname.endsWith('.data')) return undefined
  const matches = matchRoutes(treeOf(routes), url.pathname) ?? []
  const route = matches.at(-1)?.route
  const handle: unknown = routes[route?.id ?? '']?.module.handle
  if (!isPublicPage(handle)) return undefined
  if (handle.publicPage.unless?.some((name) => url.searchParams.has(name))) return undefined
  if (route?.path === '*') return { key: NOT_FOUND, path: url.pathname }
  const pattern = matches.flatMap((match) => match.route.path ?? []).join('/')
  const path = generatePath(`/${pattern}`, matches.at(-1)?.params)
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(handle.publicPage.searchParams ?? {})) {
    const value = url.searchParams.get(name)
    if (value !== null && values.includes(value)) search.set(name, value)
  }
  return { key: search.size === 0 ? path : `${path}?${search}`, path }
}

/** Whether our own pages may show this one inside a frame. */
export function mayBeFramed(routes: Routes, url: URL): boolean {
  const route = matchRoutes(treeOf(routes), url.pathname)?.at(-1)?.route
  const handle = routes[route?.id ?? '']?.module.handle as Partial<FramedPageHandle> | undefined
  return handle?.framedByOurPages === true
}

function isPublicPage(handle: unknown): handle is PublicPageHandle {
  return typeof handle === 'object' && handle !== null && 'publicPage' in handle
}

function treeOf(routes: Routes): RouteObject[] {
  const known = trees.get(routes)
  if (known !== undefined) return known
  const tree = childrenOf(routes, undefined)
  trees.set(routes, tree)
  return tree
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, caseSensitive } = route
    const common = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    }
    return [route.index ? { ...common, index: true } : { ...common, children: childrenOf(routes, id) }]
  })
}
