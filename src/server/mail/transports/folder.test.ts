import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderTransport } from './folder.ts'

async function openFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ogham-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

function mail(id: string, createdAt: string, text = 'Hello') {
  return { id, createdAt: new Date(createdAt), from: 'a@example.ie', to: 'b@example.ie', raw: Buffer.from(text) }
}

test('each mail is one file, sorted by time and readable by its owner only', async () => {
  const dataDir = await openFolder()
  const transport = createFolderTransport(dataDir)
  await transport.send(mail('mail_2', '2026-11-21T09:30:01.000Z', 'second'))
  await transport.send(mail('mail_1', '2026-11-21T09:30:00.000Z', 'first'))

  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(['2026-11-21T09-30-00.000Z-mail_1.eml', '2026-11-21T09-30-01.000Z-mail_2.eml'])
  expect(await readFile(path.join(folder, names.toSorted()[0] ?? ''), 'utf8')).toBe('first')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
})

test('a mail that is sent again replaces its file', async () => {
  const dataDir = await openFolder()
  const transport = createFolderTransport(dataDir)
  await transport.send(mail('mail_1', '2026-11-21T09:30:00.000Z'))
  await transport.send(mail('mail_1', '2026-11-21T09:30:00.000Z'))
  expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(1)
})

test('a folder that cannot be written to is an error', async () => {
  const dataDir = await openFolder()
  await writeFile(path.join(dataDir, 'outbox'), 'in the way')
  await expect(createFolderTransport(dataDir).send(mail('mail_1', '2026-11-21T09:30:00.000Z'))).rejects.toThrow(
    /EEXIST/,
  )
})
