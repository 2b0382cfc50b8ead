import type { Plugin } from 'vite'

/** The browser must never load server code: the build stops instead. */
export function keepServerOutOfBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-browser',
    // While developing, React Router itself looks up server modules here, for the styles they might import.
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client') return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved?.id.includes('/src/server/')) {
        this.error(`${importer} imports ${source}: browser code must not import the server.`)
      }
      return null
    },
  }
}
