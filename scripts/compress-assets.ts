// After the build: writes a brotli and a gzip copy beside every text file of the client, so that serving never compresses.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = path.resolve(import.meta.dirname, '../build/client')
const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }),
)
