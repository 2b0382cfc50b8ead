import type { Plugin } from 'vite'

/** Fails the build when browser code imports the server. */
export function keepServerOutOfBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-browser',
    // Only in builds: the development server of React Router resolves server modules here to find their styles.
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
