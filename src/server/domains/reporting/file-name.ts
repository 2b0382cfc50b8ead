/** A name that every system takes: what a file is about in plain letters, and the day. The extension is the caller's. */
export function fileNameOf(about: string, day: string): string {
  const plain = about
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return `${plain || 'report'}-${day}`
}
