/** Styles that hide text from people. */
const HIDING = [
  /display\s*:\s*none/,
  /visibility\s*:\s*(hidden|collapse)/,
  /opacity\s*:\s*0(\.0+)?\s*(;|!|$)/,
  /font-size\s*:\s*(0|[0-3](\.\d+)?(px|pt)|0?\.[0-2]\d*r?em)\s*(;|!|$)/,
  /(text-indent|left|top|right|margin-left|margin-top)\s*:\s*-\d{3,}/,
  /clip\s*:\s*rect\(\s*[01](px)?[\s,]/,
  /clip-path\s*:\s*inset\(\s*(50|100)%/,
  /(^|;|\s)color\s*:\s*transparent/,
]
const WHITE = /(^|;|\s)color\s*:\s*(#fff(fff)?\b|white\b|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))/

/** Whether a style takes its text out of sight. White text counts where the style gives it no ground of its own. */
export function isHidingStyle(style: string): boolean {
  const plain = style.toLowerCase()
  return HIDING.some((pattern) => pattern.test(plain)) || (WHITE.test(plain) && !plain.includes('background'))
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
