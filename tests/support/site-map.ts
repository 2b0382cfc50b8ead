import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

/** The full paths of the screens and downloads of the site map; layouts are none by themselves. */
export const SITE_MAP = pathsOf(routes)

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  const paths = entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return entry.children === undefined ? [path || '/'] : pathsOf(entry.children, path)
  })
  return [...new Set(paths)]
}

/** An address of that screen, with an id that nothing has. */
export function addressOf(path: string): string {
  return path.replaceAll(/:\w+/g, 'no-such-id').replace('/*', '/nowhere')
}
