import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { findPublicPage, findRefusalKey } from './public-pages.ts'

type Routes = ServerBuild['routes']

const route = (id: string, parentId: string | undefined, path?: string, handle?: unknown, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: { default: () => null, handle },
})

const PUBLIC = { publicPage: {} }
const routes = Object.fromEntries(
  [
    route('root', undefined),
    route('marketing', 'root'),
    route(
      'home',
      'marketing',
      undefined,
      { publicPage: { searchParams: { contact: ['sent'], plan: ['a', 'b'] } } },
      true,
    ),
    route('pricing', 'marketing', 'pricing', PUBLIC),
    route('module', 'marketing', 'modules/:name', PUBLIC),
    route('reset', 'root', 'reset-password'),
    route('sign-up', 'root', 'sign-up', { publicPage: { unless: ['invite'] } }),
    route('dashboard', 'root', 'dashboard'),
    route('business', 'dashboard', 'business'),
    route('not-found', 'root', '*', PUBLIC),
  ].map((entry) => [entry.id, entry]),
) as unknown as Routes

const find = (address: string) => findPublicPage(routes, new URL(address, 'http://localhost:3000'))

test('a parameter that makes a page personal keeps it out of the cache', () => {
  expect(find('/sign-up')).toEqual({ key: '/sign-up', path: '/sign-up' })
  expect(find('/sign-up?utm=x')).toEqual({ key: '/sign-up', path: '/sign-up' })
  expect(find('/sign-up?invite=abc')).toBeUndefined()
  expect(find('/sign-up?invite=')).toBeUndefined()
})

test('a public page is cached under its path', () => {
  expect(find('/pricing')).toEqual({ key: '/pricing', path: '/pricing' })
  expect(find('/')).toEqual({ key: '/', path: '/' })
  expect(find('/modules/brigid')).toEqual({ key: '/modules/brigid', path: '/modules/brigid' })
})

test('only parameters and values that change the page are in the key', () => {
  expect(find('/?utm_source=x&contact=sent&a=1')?.key).toBe('/?contact=sent')
  expect(find('/?plan=b&contact=sent')?.key).toBe(find('/?contact=sent&plan=b')?.key)
  expect(find('/?contact=other')?.key).toBe('/')
  expect(find('/?plan=a&plan=b')?.key).toBe('/?plan=a')
  expect(find('/pricing?contact=sent')?.key).toBe('/pricing')
})

test.each(['/Pricing', '/PRICING', '/pricing/', '/%70ricing', '/pr%69cing/'])(
  '%s is another spelling of one page',
  (address) => {
    expect(find(address)).toEqual({ key: '/pricing', path: '/pricing' })
  },
)

test('a value inside a path has one spelling as well', () => {
  expect(find('/modules/%62rigid/')?.path).toBe('/modules/brigid')
  expect(find('/Modules/a%20b')?.path).toBe('/modules/a%20b')
})

test('private pages are not public, whatever their address looks like', () => {
  for (const address of ['/reset-password', '/dashboard', '/dashboard/business', '/Dashboard/Business/?contact=sent']) {
    expect(find(address)).toBeUndefined()
  }
})

test('all unknown addresses share one page', () => {
  expect(find('/nowhere')?.key).toBe('*')
  expect(find('/a/b/c?contact=sent')?.key).toBe('*')
})

test('a request for the data of a page is not a page request', () => {
  expect(find('/pricing.data')).toBeUndefined()
  expect(find('/_root.data?_routes=home')).toBeUndefined()
})

test('the refusal of a visitor has one key for all addresses of a route, and none for its data', () => {
  const key = (path: string) => findRefusalKey(routes, new URL(`http://localhost${path}`))
  expect(key('/modules/a?x=1')).toBe(key('/Modules/b/'))
  expect(key('/dashboard')).not.toBe(key('/dashboard/business'))
  expect(key('/dashboard/business.data')).toBeUndefined()
})
