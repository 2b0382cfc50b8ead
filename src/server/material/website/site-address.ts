/** Endings of files that are neither pages nor readable documents. */
const OTHER_FILE =
  /\.(avif|bmp|css|csv|doc|eot|epub|exe|gif|gz|ico|ics|jpe?g|js|json|m4a|mjs|mov|mp[34]|ogg|otf|png|pptx?|rar|rss|svg|tar|tiff?|ttf|wav|webm|webp|woff2?|xlsx?|xml|zip|7z|dmg|apk)$/i
/** Parts of an address that name where somebody came from. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|sessionid|phpsessid|sid|ref)$/i
const LONGEST = 1_000

/** Returns an address in the form in which pages of a site are compared. Undefined for one that is not read. */
export function findPageAddress(address: string, site: URL): string | undefined {
  const url = URL.parse(address)
  if (url === null || !isOfSite(url, site) || OTHER_FILE.test(url.pathname)) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return url.href.length > LONGEST ? undefined : url.href
}

/** The same server, with or without www. */
export function isOfSite(url: URL, site: URL): boolean {
  return url.protocol === site.protocol && trimHost(url) === trimHost(site)
}

const trimHost = ({ host }: URL) => host.replace(/^www\./, '')
