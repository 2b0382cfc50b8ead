// Preloaded into a server under test by --import: https://site.bench.example is a website on this machine, over http.
import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const HOST = 'site.bench.example'
const { request } = https

Resolver.prototype.resolve4 = async (host) => (host === HOST ? ['93.184.216.34'] : [])
Resolver.prototype.resolve6 = async () => []
https.request = (url, options, ...rest) => {
  if (url.hostname !== HOST) return request(url, options, ...rest)
  const { lookup: _, ...plain } = options
  return http.request(`http://127.0.0.1:${process.env.FAKE_SITE_PORT}${url.pathname}${url.search}`, plain, ...rest)
}
syncBuiltinESMExports()
