const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A label such as "Firefox on Windows". It has no versions, so that it stays the same after an update. */
export function getDeviceLabel(userAgent: string | undefined): string {
  const browser = findName(BROWSERS, userAgent)
  const system = findName(SYSTEMS, userAgent)
  if (browser === undefined && system === undefined) return 'Unknown device'
  if (system === undefined) return browser ?? 'Unknown device'
  return `${browser ?? 'Browser'} on ${system}`
}

function findName(known: [RegExp, string][], userAgent = ''): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1]
}
