import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'

type Routes = ServerBuild['routes']

/** Where an address leads. React Router flattens and ranks all routes anew for every match, so matches are kept. */
type Match = { routeId: string | undefined; handle: unknown; isNotFound: boolean; path: string }

/** Bounds what addresses that nobody meant can use up. */
const KEPT_MATCHES = 2_000

type Site = { tree: RouteObject[]; matches: Map<string, Match> }

const sites = new WeakMap<Routes, Site>()

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
  const { handle, isNotFound, path } = matchOf(routes, url.pathname)
  if (!isPublicPage(handle)) return undefined
  if (handle.publicPage.unless?.some((name) => url.searchParams.has(name))) return undefined
  if (isNotFound) return { key: NOT_FOUND, path: url.pathname }
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(handle.publicPage.searchParams ?? {})) {
    const value = url.searchParams.get(name)
    if (value !== null && values.includes(value)) search.set(name, value)
  }
  return { key: search.size === 0 ? path : `${path}?${search}`, path }
}

/** The key under which the refusal of visitors is kept: it is the same for every address of one route. */
export function refusalKey(routes: Routes, url: URL): string | undefined {
  if (url.pathname.endsWith('.data')) return undefined
  const { routeId } = matchOf(routes, url.pathname)
  return routeId === undefined ? undefined : `401 ${routeId}`
}

function isPublicPage(handle: unknown): handle is PublicPageHandle {
  return typeof handle === 'object' && handle !== null && 'publicPage' in handle
}

function matchOf(routes: Routes, pathname: string): Match {
  const { tree, matches } = siteOf(routes)
  const known = matches.get(pathname)
  if (known !== undefined) return known
  const found = matchRoutes(tree, pathname) ?? []
  const route = found.at(-1)?.route
  const pattern = found.flatMap((match) => match.route.path ?? []).join('/')
  const isNotFound = route?.path === '*'
  const path = isNotFound ? pathname : generatePath(`/${pattern}`, found.at(-1)?.params)
  const match = { routeId: route?.id, handle: routes[route?.id ?? '']?.module.handle, isNotFound, path }
  if (matches.size >= KEPT_MATCHES) matches.clear()
  matches.set(pathname, match)
  return match
}

function siteOf(routes: Routes): Site {
  const known = sites.get(routes)
  if (known !== undefined) return known
  const site = { tree: childrenOf(routes, undefined), matches: new Map<string, Match>() }
  sites.set(routes, site)
  return site
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
