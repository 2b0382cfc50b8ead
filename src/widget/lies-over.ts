const CONTROLS = 'a, button, input, select, textarea, label, summary, [tabindex="0"], iframe'
/** Closer than a line of text is high. */
const STEP = 14

/** Whether text or a control of the page lies under the box. Backgrounds do not count. */
export function liesOverContent(own: Element, box: DOMRect): boolean {
  for (const element of listUnder(own, box)) {
    if (element.closest(CONTROLS) !== null || hasTextIn(element, box)) return true
  }
  return false
}

function listUnder(own: Element, { left, right, top, bottom }: DOMRect): Set<Element> {
  const under = new Set<Element>()
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      const element = document.elementsFromPoint(x, y).find((one) => one !== own)
      if (element !== undefined) under.add(element)
    }
  }
  return under
}

function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  })
}
