import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

// Places in the files, from https://www.sqlite.org/fileformat2.html
const HEADER_BYTES = 100
const LOG_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/**
 * How many pages the header of a database file promises that are neither in the file nor in its write-ahead log. Reads a
 * few bytes of each page of the log, so that a database of any size costs little.
 */
export function missingPages(file: string): number {
  const header = readAt(file, 0, HEADER_BYTES)
  const hasPageCount = header.length === HEADER_BYTES && header.readUInt32BE(24) === header.readUInt32BE(92)
  if (!header.toString('latin1').startsWith('SQLite format 3') || !hasPageCount) return 0
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const promised = header.readUInt32BE(28)
  const inFile = Math.floor(statSync(file).size / pageSize)
  if (inFile >= promised) return 0
  // A checkpoint that was killed has written the new header, but not yet the pages that the log still has.
  const inLog = [...pagesInLog(`${file}-wal`, pageSize)].filter((page) => page > inFile && page <= promised)
  return promised - inFile - inLog.length
}

function pagesInLog(log: string, pageSize: number): Set<number> {
  const pages = new Set<number>()
  if (!existsSync(log)) return pages
  const handle = openSync(log, 'r')
  const salt = readFrom(handle, 16, 8)
  for (let at = LOG_HEADER_BYTES; ; at += FRAME_HEADER_BYTES + pageSize) {
    const frame = readFrom(handle, at, FRAME_HEADER_BYTES)
    // Frames of an earlier turn of the log have another salt.
    if (frame.length < FRAME_HEADER_BYTES || !frame.subarray(8, 16).equals(salt)) break
    pages.add(frame.readUInt32BE(0))
  }
  closeSync(handle)
  return pages
}

function readAt(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    return readFrom(handle, position, length)
  } finally {
    closeSync(handle)
  }
}

function readFrom(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(handle, bytes, 0, length, position))
}
