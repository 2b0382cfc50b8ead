import { renderToString } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from './router-link.tsx'

const at = (path: string, link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[path]}>{link}</MemoryRouter>)

const ADDRESSES = ['/', '/account', '/account#organisation', '/dashboard/business/tools?page=2', '/signup?plan=elite']

test.each(ADDRESSES)('the server renders a link to %s as the browser does', (to) => {
  for (const props of [
    { to, className: 'text-link' },
    { to, reloadDocument: true },
    { to, state: { a: 1 }, id: 'x' },
  ]) {
    expect(at('/news', <Link {...props}>Go</Link>)).toBe(at('/news', <RouterLink {...props}>Go</RouterLink>))
  }
})

test('relative addresses, parent addresses and other sites are left to the router', () => {
  for (const to of ['?page=2', '..', 'tools', '/a/../b', 'https://example.ie/', '//example.ie']) {
    expect(at('/news', <Link to={to}>Go</Link>)).toBe(at('/news', <RouterLink to={to}>Go</RouterLink>))
  }
})

test.each(['/dashboard/admin', '/dashboard/admin/users', '/Dashboard/Admin', '/dashboard/administration', '/'])(
  'at %s both mark the same link as current',
  (path) => {
    for (const to of ['/dashboard/admin', '/dashboard/admin#open-tab', '/dashboard/admin/users'])
      for (const props of [{ to }, { to, end: true, className: 'tab' }])
        expect(at(path, <NavLink {...props}>Go</NavLink>)).toBe(at(path, <RouterNavLink {...props}>Go</RouterNavLink>))
  },
)
