import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const DOCS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const code = globSync(['src/server/**/*.ts', 'scripts/**/*.{mjs,ts}', 'tests/support/*.ts'], { cwd: ROOT })
  .map(read)
  .join('\n')

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Text in backticks, inline or in a block. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'))
  return [...blocks, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, inline = '']) => inline)]
}

const fileNames = new Set(
  globSync(['*', '{src,scripts,tests,content}/**/*.*'], { cwd: ROOT }).map((file) => path.basename(file)),
)

const isFileName = (words: string) => /^[\w.-]+\.(ts|tsx|mjs|css)$/.test(words)

const SOURCE_FOLDER = /^(src|docs|scripts|tests|content|public|\.ci)\//

/** The folders in which a doc's path may start. */
const STARTS = ['', 'src/', 'src/server/', 'src/server/domains/', 'src/web/', 'src/web/features/', 'docs/']

/** Paths with a source file's extension or below a source folder. `<name>` and `*` match any name. */
function isMissing(words: string): boolean {
  if (isFileName(words)) return !fileNames.has(words)
  const [first = ''] = words.split(/[\s:]/)
  const isPath =
    /^[\w./<>*#@-]+$/.test(first) && (SOURCE_FOLDER.test(first) || /\/.*\.(ts|tsx|mjs|md|css)$/.test(first))
  if (!isPath) return false
  const pattern = first.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '')
  return !STARTS.some((start) =>
    pattern.includes('*')
      ? globSync(start + pattern, { cwd: ROOT }).length > 0
      : existsSync(path.join(ROOT, start + pattern)),
  )
}

const isMissingScript = (words: string) => {
  const script = /npm run ([\w:-]+)/.exec(words)?.[1]
  return script !== undefined && !(script in scripts)
}

/** Names that look like our settings but belong to other programs. */
const isMissingVariable = (words: string) => {
  const variable = /^\$?([A-Z]{2,}(?:_[A-Z]+)+)\b/.exec(words)?.[1]
  return variable !== undefined && !code.includes(variable)
}

test('there are docs to check', () => {
  expect(DOCS.length).toBeGreaterThan(10)
})

test.each(DOCS)('%s names only paths, scripts and variables that exist', (doc) => {
  const wrong = codeIn(read(doc)).filter(
    (words) => isMissing(words) || isMissingScript(words) || isMissingVariable(words),
  )
  expect(wrong).toEqual([])
})

test.each(DOCS)('%s links only to files that exist', (doc) => {
  const links = [...read(doc).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(doc), link)))).toEqual([])
})
