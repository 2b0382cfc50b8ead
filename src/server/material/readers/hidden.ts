/** Styles that hide text from people. */
const HIDING = [
  /display\s*:\s*none/,
  /visibility\s*:\s*(hidden|collapse)/,
  /opacity\s*:\s*0(\.0+)?\s*(;|!|$)/,
  /font-size\s*:\s*(0|[0-3](\.\d+)?(px|pt)|0?\.[0-2]\d*r?em)\s*(;|!|$)/,
  /(text-indent|left|top|right|margin-left|margin-top)\s*:\s*-\d{3,}/,
  /clip\s*:\s*rect\(\s*[01](px)?[\s,]/,
  /clip-path\s*:\s*inset\(\s*(50|100)%/,
  /(^|;|\s)transform\s*:[^;]*scale\(\s*0(\.0\d*)?\s*[,)]/,
]
const COLOR = /(?:^|;|\s)color\s*:\s*([^;!]{1,100})/

/** Whether a style takes its text out of sight. White text counts where the style gives it no ground of its own. */
export function isHidingStyle(style: string): boolean {
  const plain = style.toLowerCase()
  if (HIDING.some((pattern) => pattern.test(plain))) return true
  const color = COLOR.exec(plain)?.[1]?.trim() ?? ''
  return isTransparent(color) || (isWhite(color) && !plain.includes('background'))
}

/** The alpha of "rgba(0, 0, 0, 0)" and "rgb(0 0 0 / 0%)". */
const NO_ALPHA = /^(?:rgba|hsla)?\((?:[^,]*,){3}\s*0(?:\.0\d*)?%?\s*\)$|\/\s*0(?:\.0\d*)?%?\s*\)$/

const isTransparent = (color: string) =>
  color === 'transparent' || NO_ALPHA.test(color) || /^#(?:[\da-f]{3}0|[\da-f]{6}0\d)$/.test(color)

const LEAST_WHITE = 0xf0

/** Whether a colour is white, or so near that nobody reads it on white. */
export function isWhite(color: string): boolean {
  if (/^(?:white|snow|ghostwhite|floralwhite|mintcream|azure|ivory)$/.test(color)) return true
  const hex = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))/.exec(color)
  if (hex !== null) {
    const [, ...digits] = hex
    const channels = digits.filter((digit) => digit !== undefined)
    return channels.every((channel) => Number.parseInt(channel.padEnd(2, channel), 16) >= LEAST_WHITE)
  }
  const [first, second, third] = (/^rgba?\(([^)/]+)/.exec(color)?.[1] ?? '').split(/[\s,]+/).map(Number)
  if (first !== undefined && second !== undefined && third !== undefined)
    return Math.min(first, second, third) >= LEAST_WHITE
  return Number(/^hsla?\([^%]+%[\s,]+(\d+)/.exec(color)?.[1]) >= 95
}

const RULE = /([^{}]{1,500})\{([^{}]{0,2000})\}/g
const SIMPLE_SELECTOR = /^[.#][\w-]+$/

/** Classes and ids that a style sheet of the page hides, as ".note" and "#seo". */
export function listHiddenSelectors(css: string): string[] {
  const withoutMedia = css.replaceAll(/@media[^{]{0,500}\{/g, '')
  return [...withoutMedia.matchAll(RULE)].flatMap(([, selectors = '', style = '']) =>
    isHidingStyle(style)
      ? selectors
          .split(',')
          .map((selector) => selector.trim())
          .filter((selector) => SIMPLE_SELECTOR.test(selector))
      : [],
  )
}
