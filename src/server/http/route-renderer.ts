import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { findBranch } from './public-pages.ts'

/**
 * Gives each page a handler with only the routes of its branch, because React Router compares every address with all
 * routes, twice, and prepares all of them for every page. Data requests name their page differently, so they use all
 * routes.
 */
export function createRouteRenderer(build: ServerBuild, mode: string): RequestHandler {
  const renderAny = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()

  function findHandler(url: URL): RequestHandler {
    if (mode === 'development' || url.pathname.endsWith('.data')) return renderAny
    const branch = findBranch(build.routes, url)
    const routeId = branch.at(-1)
    if (routeId === undefined) return renderAny
    const known = handlers.get(routeId)
    if (known !== undefined) return known
    const handler = createRequestHandler(withRoutes(build, branch), mode)
    handlers.set(routeId, handler)
    return handler
  }

  return (request, context) => findHandler(new URL(request.url))(request, context)
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}
