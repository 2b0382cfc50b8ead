import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, 'migrations')
const files = globSync('**/*.ts', { cwd: FOLDER })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()

/** Lists every module that a file imports, as type or value. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(FOLDER, file), 'utf8')
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
}

function isFrozen(file: string, name: string): boolean {
  if (name === 'kysely' || name.startsWith('node:')) return true
  return name.startsWith('.') && path.join(FOLDER, path.dirname(file), name).startsWith(`${FOLDER}${path.sep}`)
}

test('a migration imports nothing that changes after its release', () => {
  expect(files.length).toBeGreaterThan(9)
  const live = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !isFrozen(file, name))
      .map((name) => [file, name]),
  )
  expect(live).toEqual([])
})
