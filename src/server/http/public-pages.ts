import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPageHandle } from '#contracts/public-page.ts'

type Routes = ServerBuild['routes']

const trees = new WeakMap<Routes, RouteObject[]>()

/**
 * The cache key of a page that is the same for everyone, or undefined for a private one. Only the search parameters
 * that the route names, with the values it names, count: anything else must not fill the cache.
 */
export function publicPageKey(routes: Routes, url: URL): string | undefined {
  const match = matchRoutes(treeOf(routes), url.pathname)?.at(-1)
  const handle = match?.route.id === undefined ? undefined : (routes[match.route.id]?.module.handle as unknown)
  if (!isPublicPage(handle)) return undefined
  const path = match?.route.path === '*' ? '*' : url.pathname
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(handle.publicPage.searchParams ?? {})) {
    const value = url.searchParams.get(name)
    if (value !== null && values.includes(value)) search.set(name, value)
  }
  return search.size === 0 ? path : `${path}?${search}`
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
