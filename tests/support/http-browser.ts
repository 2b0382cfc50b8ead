export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects
  body: any
  headers: Headers
  cookies: string[]
}

/** Sends requests as a browser on our own pages, and keeps the cookies of the session and the known device. */
export class Browser {
  readonly #url: string
  readonly #headers: Record<string, string>
  /** `name=value`, or undefined without a session. */
  cookie: string | undefined
  /** The cookie of the known device. */
  knownDevice: string | undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url
    this.#headers = headers
  }

  /** Another browser with the same session. */
  copy(): Browser {
    const copy = new Browser(this.#url, this.#headers)
    copy.cookie = this.cookie
    return copy
  }

  /** The same device at another address, signed out. */
  moved(headers: Record<string, string>): Browser {
    const moved = new Browser(this.#url, headers)
    moved.knownDevice = this.knownDevice
    return moved
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers)
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.send('POST', path, body, headers)
  patch = (path: string, body: unknown = {}) => this.send('PATCH', path, body)
  delete = (path: string) => this.send('DELETE', path)

  /** Stores the cookies of Set-Cookie. */
  keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const pair = cookie.split(';')[0] ?? ''
      if (/^(__Host-)?session=/.test(pair)) this.cookie = pair.endsWith('=') ? undefined : pair
      if (/^(__Host-)?known-device=/.test(pair)) this.knownDevice = pair
    }
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [this.cookie, this.knownDevice].filter(Boolean).join('; ')
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...this.#headers,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    this.keep(cookies)
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
      cookies,
    }
  }
}
