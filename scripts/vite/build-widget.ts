import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const WIDGET = path.resolve(import.meta.dirname, '../../src/widget')
const SCRIPT = 'virtual:talk-script'
const ENTRY = 'conversation/conversation.ts'

/**
 * Builds the two scripts of the widget as one file each. Other sites load the first as a plain script, and a
 * conversation must not wait for the site's shared chunks. `/widget.js` keeps its name. The name of the second contains
 * a hash of its content.
 */
export function buildWidget(): Plugin {
  let isServing = false
  const built = new Map<string, Promise<string>>()
  const once = (name: string) => {
    const known = built.get(name) ?? bundle(name)
    built.set(name, known)
    return known
  }
  const nameScript = async () =>
    `assets/talk-script-${createHash('sha256')
      .update(await once(ENTRY))
      .digest('base64url')
      .replaceAll(/[-_]/g, '')
      .slice(0, 8)}.js`
  return {
    name: 'build-widget',
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (source) => (source === SCRIPT ? `\0${SCRIPT}` : null),
    async load(id) {
      if (id !== `\0${SCRIPT}`) return null
      const address = isServing ? `/src/widget/${ENTRY}` : `/${await nameScript()}`
      return `export default ${JSON.stringify(address)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'widget.js', source: await once('loader.ts') })
      this.emitFile({ type: 'asset', fileName: await nameScript(), source: await once(ENTRY) })
    },
    /** In development each request builds the scripts. */
    configureServer({ middlewares }) {
      middlewares.use('/widget.js', (_, response, next) => {
        bundle('loader.ts').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(WIDGET, entry), formats: ['iife'], name: 'oghamWidget' },
    },
  })
  const [first] = [result].flat()
  if (first === undefined || !('output' in first)) throw new Error(`${entry} was not built`)
  return first.output[0].code
}
