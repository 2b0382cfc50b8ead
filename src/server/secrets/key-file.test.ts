import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { generateKeyText } from './cipher.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'

const log = createLog('silent')
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ogham-key-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
})

const file = () => path.join(dataDir, 'secret.key')
const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8)

test('the file is made once, for its owner alone, and nothing is left beside it', () => {
  expect(readKeyFile(dataDir, log)).toBeUndefined()
  const [key] = createKeyFile(dataDir, log)
  expect(createKeyFile(dataDir, log)[0].id).toBe(key.id)
  expect(readKeyFile(dataDir, log)?.[0].id).toBe(key.id)
  expect(modeOf(file())).toBe('600')
  expect(readdirSync(dataDir)).toEqual(['secret.key'])
})

test('a file that others could read gets mode 0600 and a warning', () => {
  createKeyFile(dataDir, log)
  chmodSync(file(), 0o644)
  const warn = vi.spyOn(log, 'warn')
  onTestFinished(() => warn.mockRestore())
  readKeyFile(dataDir, log)
  expect(modeOf(file())).toBe('600')
  expect(warn).toHaveBeenCalledWith({ file: file() }, expect.stringContaining('was readable by others'))
})

test('a malformed file stops the start by its path, and its content is not quoted', () => {
  for (const content of ['', 'half-of-a-key', `${generateKeyText()}\nhalf-of-a-key`]) {
    writeFileSync(file(), content, { mode: 0o600 })
    const read = () => readKeyFile(dataDir, log)
    expect(read).toThrow(`The key file ${file()} is malformed`)
    expect(read).not.toThrow('half-of-a-key')
    expect(readFileSync(file(), 'utf8')).toBe(content)
  }
})
