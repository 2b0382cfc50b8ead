const KNOWN: [host: RegExp, name: string][] = [
  [/(^|\.)google\.com$/, 'Google calendar'],
  [/(^|\.)(outlook|live|office|office365)\.com$/, 'Outlook calendar'],
  [/(^|\.)icloud\.com$/, 'Apple calendar'],
  [/(^|\.)fastmail\.com$/, 'Fastmail calendar'],
]

/** What staff call a calendar that they gave no name, by whose it is. */
export function nameCalendar(address: string): string {
  const { hostname } = new URL(address)
  return KNOWN.find(([host]) => host.test(hostname))?.[1] ?? 'Other calendar'
}
