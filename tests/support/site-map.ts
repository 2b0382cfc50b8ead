import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

/** The paths of all screens and downloads, without layouts. */
export const SITE_MAP = pathsOf(routes)

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  const paths = entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return entry.children === undefined ? [path || '/'] : pathsOf(entry.children, path)
  })
  return [...new Set(paths)]
}

/** An address of that screen with an unknown id. */
export function addressOf(path: string): string {
  return path.replaceAll(/:\w+/g, 'no-such-id').replace('/*', '/nowhere')
}
