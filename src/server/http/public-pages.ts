import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'

type Routes = ServerBuild['routes']

/** The route of an address. Matches are cached, because React Router flattens and ranks all routes for every match. */
type Match = { branch: string[]; handle: unknown; isNotFound: boolean; path: string }

/** Bounds the memory that random addresses can use. */
const MAX_MATCHES = 2_000

type Site = { tree: RouteObject[]; matches: Map<string, Match> }

const sites = new WeakMap<Routes, Site>()

/** The cache key of the page for unknown addresses. */
export const NOT_FOUND = '*'

export type PublicPage = {
  /** The cache key, with only the search parameters and values of the route, so that others cannot fill the cache. */
  key: string
  /** The canonical path. Other spellings (case, encoding, slashes) would fill the cache too. */
  path: string
}

/** Finds the public page of a URL; undefined for a private page. */
export function findPublicPage(routes: Routes, url: URL): PublicPage | undefined {
  // React Router requests the data of a page with this suffix.
  if (url.pathname.endsWith('.data')) return undefined
  const { handle, isNotFound, path } = findMatch(routes, url.pathname)
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

/** The cache key of a visitor's refusal, which is the same for every address of a route. */
export function findRefusalKey(routes: Routes, url: URL): string | undefined {
  if (url.pathname.endsWith('.data')) return undefined
  const routeId = findBranch(routes, url).at(-1)
  return routeId === undefined ? undefined : `401 ${routeId}`
}

/** The ids of the routes of an address, from the root to the page. */
export function findBranch(routes: Routes, url: URL): string[] {
  return findMatch(routes, url.pathname).branch
}

function isPublicPage(handle: unknown): handle is PublicPageHandle {
  return typeof handle === 'object' && handle !== null && 'publicPage' in handle
}

function findMatch(routes: Routes, pathname: string): Match {
  const { tree, matches } = getSite(routes)
  const known = matches.get(pathname)
  if (known !== undefined) return known
  const matched = matchRoutes(tree, pathname) ?? []
  const route = matched.at(-1)?.route
  const pattern = matched.flatMap((match) => match.route.path ?? []).join('/')
  const isNotFound = route?.path === '*'
  const path = isNotFound ? pathname : generatePath(`/${pattern}`, matched.at(-1)?.params)
  const branch = matched.flatMap((match) => match.route.id ?? [])
  const match = { branch, handle: routes[route?.id ?? '']?.module.handle, isNotFound, path }
  if (matches.size >= MAX_MATCHES) matches.clear()
  matches.set(pathname, match)
  return match
}

function getSite(routes: Routes): Site {
  const known = sites.get(routes)
  if (known !== undefined) return known
  const site = { tree: buildChildren(routes, undefined), matches: new Map<string, Match>() }
  sites.set(routes, site)
  return site
}

function buildChildren(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, caseSensitive } = route
    const common = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    }
    return [route.index ? { ...common, index: true } : { ...common, children: buildChildren(routes, id) }]
  })
}
