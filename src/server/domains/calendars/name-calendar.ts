const KNOWN: [host: RegExp, name: string][] = [
  [/(^|\.)google\.com$/, 'Google calendar'],
  [/(^|\.)(outlook|live|office|office365)\.com$/, 'Outlook calendar'],
  [/(^|\.)icloud\.com$/, 'Apple calendar'],
  [/(^|\.)fastmail\.com$/, 'Fastmail calendar'],
]

/** Names a calendar without a given name after its provider. */
export function nameCalendar(address: string): string {
  const { hostname } = new URL(address)
  return KNOWN.find(([host]) => host.test(hostname))?.[1] ?? 'Other calendar'
}
