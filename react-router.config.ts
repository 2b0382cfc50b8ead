import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // Every route in one hashed manifest: no request per link while somebody reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
