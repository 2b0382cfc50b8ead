import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, ORGANISATION_ROLES, PERMISSIONS, type Permission } from './permissions.ts'

const PORTALS = { BUSINESS: ' (business portal)', GOVERNMENT: ' (government portal)' }
const RULES = Object.entries<{ does: string; portal?: 'BUSINESS' | 'GOVERNMENT' }>(PERMISSIONS)

test('the table in the documentation says what the guards check', () => {
  const doc = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const shown = doc.split('\n').filter((line) => /^\| `[a-z]+\.[a-z]+` \|/.test(line))
  const expected = RULES.map(([permission, { does, portal }]) => {
    const userType = portal ?? 'BUSINESS'
    const cells = ORGANISATION_ROLES.map((organisationRole) =>
      isAllowed({ organisationRole, userType }, permission as Permission) ? ' yes ' : ' ',
    )
    return `| \`${permission}\` | ${does}${portal === undefined ? '' : PORTALS[portal]} |${cells.join('|')}|`
  })
  expect(shown).toEqual(expected)
})

test('an owner may do everything of their portal, and a viewer changes nothing', () => {
  for (const [permission, { portal = 'BUSINESS' }] of RULES) {
    const may = (organisationRole: 'owner' | 'viewer') =>
      isAllowed({ organisationRole, userType: portal }, permission as Permission)
    expect([permission, may('owner'), may('viewer')]).toEqual([permission, true, permission.endsWith('.read')])
  }
})

test('a permission of the other portal is nobody’s', () => {
  expect(isAllowed({ organisationRole: 'owner', userType: 'BUSINESS' }, 'projects.read')).toBe(false)
})
